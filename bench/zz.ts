import { startLoad } from './load/load.ts'
import { startServerProcess } from './processes.ts'
import { startMeiri, filledFolder } from './meiri.ts'
import { newestArticle } from './newest-article.ts'
import { cleanUp } from './scratch.ts'
try {
const folder = await filledFolder()
const m = await startMeiri(folder)
const id = await newestArticle(m.address)
const load = startLoad()
for (const path of ['/pages/text/list', '/api/front/article/gets', `/api/front/article/detail?_id=${id}`]) {
  const bare = await startServerProcess(new URL('./calls/bare-server.ts', import.meta.url), { args: [m.address + path] })
  for (let i = 0; i < 6; i++) {
    const u0 = await bare.usage()
    const o = await load.run({ address: bare.address, paths: [path], seconds: 2 })
    const u1 = await bare.usage()
    console.log(path, (o.requests / o.seconds).toFixed(0), o.seconds, 'busy', ((u1.cpuMs - u0.cpuMs) / o.seconds / 10).toFixed(0) + '%')
  }
  await bare.stop()
}
} finally { await cleanUp() }
