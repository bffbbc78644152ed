import { hrefOf } from '#web/navigation/address.ts'
import { enlarge, openAppearance, scrollToEnd } from './acts.ts'
import { samples } from './library-samples.ts'
import { comingSamples } from './routes-of-screens.ts'
import type { Screen } from './screen.ts'

const { article, tag, category, collection, picture, album, notice } = samples

const list = hrefOf('/pages/text/list')
const detail = hrefOf('/pages/text/detail', { id: article })
const image = hrefOf('/pages/image/detail', { id: picture })

/** Every screen there is a picture of. A new screen is one more line. */
export const screens: readonly Screen[] = [
  { name: 'home', href: hrefOf('/') },
  { name: 'home-end', href: hrefOf('/'), act: scrollToEnd },
  { name: 'appearance-sheet', href: hrefOf('/'), act: openAppearance },
  { name: 'discover', href: hrefOf('/pages/discover/discover') },

  { name: 'list', href: list },
  { name: 'list-end', href: list, act: scrollToEnd },
  { name: 'list-category', href: hrefOf('/pages/text/list', { categoryId: category }) },
  { name: 'list-tag', href: hrefOf('/pages/text/list', { tag }) },
  { name: 'list-empty', href: hrefOf('/pages/text/list', { tag: 'nowhere' }) },
  { name: 'detail', href: detail },
  { name: 'detail-end', href: detail, act: scrollToEnd },
  { name: 'detail-missing', href: hrefOf('/pages/text/detail', { id: 'nowhere' }), status: 404 },
  { name: 'gather', href: hrefOf('/pages/text/gather') },
  { name: 'gather-one', href: hrefOf('/pages/text/gather', { id: collection }) },

  { name: 'image-list', href: hrefOf('/pages/image/list') },
  { name: 'image-gather', href: hrefOf('/pages/image/gather') },
  { name: 'image-gather-one', href: hrefOf('/pages/image/gather', { id: album }) },
  { name: 'image-detail', href: image },
  { name: 'image-viewer', href: image, act: enlarge },

  { name: 'notices', href: hrefOf('/pages_main/notice/list') },
  { name: 'notice', href: hrefOf('/pages_main/notice/detail', { id: notice }) },
  {
    name: 'notice-missing',
    href: hrefOf('/pages_main/notice/detail', { id: 'nowhere' }),
    status: 404,
  },
  { name: 'about', href: hrefOf('/pages_main/about/us') },
  { name: 'about-privacy', href: hrefOf('/pages_main/about/us', { code: 'privacy' }) },
  { name: 'sites', href: hrefOf('/pages_main/pageList/pageList') },
  { name: 'history', href: hrefOf('/pages_surroundings/history/index') },

  { name: 'error', href: '/pages/nowhere/at-all', status: 404 },
  ...comingSamples(),
]
