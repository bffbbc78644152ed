import lighthouse from 'lighthouse'
import { createServer } from 'node:http'
import { withChromium } from './pages/chromium.ts'
import { startServerProcess } from './processes.ts'
import { startMeiri, filledFolder } from './meiri.ts'
import { measuredPages } from './measured-pages.ts'
import { cleanUp } from './scratch.ts'
import { writeFileSync, readFileSync } from 'node:fs'
import { median } from './statistics.ts'
try {
const m = await startMeiri(await filledFolder())
const src = readFileSync('bench/pages/plain-server.ts','utf8')
writeFileSync('bench/pages/zz-low.ts', src.replace("withoutScripts(whole.body.toString())", "whole.body.toString().replaceAll('rel=\"modulepreload\"','rel=\"modulepreload\" fetchpriority=\"low\"').replaceAll('<script type=\"module\"','<script type=\"module\" fetchpriority=\"low\"')"))
writeFileSync('bench/pages/zz-nopre.ts', src.replace("withoutScripts(whole.body.toString())", "whole.body.toString().replaceAll(/<link rel=\"modulepreload\"[^>]*>/g,'').replaceAll('<script type=\"module\"','<script type=\"module\" fetchpriority=\"low\"')"))
const plain = await startServerProcess(new URL('./pages/plain-server.ts', import.meta.url), { args: [m.address] })
const low = await startServerProcess(new URL('./pages/zz-low.ts', import.meta.url), { args: [m.address] })
const nopre = await startServerProcess(new URL('./pages/zz-nopre.ts', import.meta.url), { args: [m.address] })
const all = { ours: m, plain, low, nopre }
for (const { name, path } of await measuredPages(m.address)) {
 const out: Record<string, {l:number[],f:number[],t:number[]}> = {}
 for (let i = 0; i < 5; i++) for (const [k, s] of Object.entries(all)) {
  const r = await withChromium('/usr/bin/chromium', (port) => lighthouse(s.address + path, { port, logLevel: 'error', onlyCategories: ['performance'] }))
  const au = r!.lhr.audits as any
  if (i > 0 && !r!.lhr.runtimeError) { const o = (out[k] ??= {l:[],f:[],t:[]}); o.l.push(au['largest-contentful-paint'].numericValue); o.f.push(au['first-contentful-paint'].numericValue); o.t.push(au['total-blocking-time'].numericValue) }
 }
 for (const [k, o] of Object.entries(out)) console.log(name, k.padEnd(6), 'LCP', Math.round(median(o.l)), 'FCP', Math.round(median(o.f)), 'TBT', Math.round(median(o.t)))
}
} finally { await cleanUp() }
