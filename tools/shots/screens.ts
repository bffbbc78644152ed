import { categories } from '#library/categories.ts'
import { collections } from '#library/collections.ts'
import { notices } from '#library/notices.ts'
import { pictures } from '#library/art/pictures.ts'
import { hrefOf } from '#web/navigation/address.ts'
import { enlarge, openAppearance, scrollToEnd } from './acts.ts'
import { comingSamples } from './routes-of-screens.ts'
import type { Screen } from './screen.ts'
import { longestTitle, someTag } from './library-samples.ts'

const [category] = categories
const [collection] = collections
const [notice] = notices
const [picture] = pictures
if (!category || !collection || !notice || !picture) {
  throw new Error('The library lacks a category, a collection, a notice or a picture')
}

const article = hrefOf('/pages/text/detail', { id: longestTitle() })
const image = hrefOf('/pages/image/detail', { id: picture.slug })
const nowhere = '/pages/nowhere/at-all'

/** Every screen there is a picture of. A new screen is one more line. */
export const screens: readonly Screen[] = [
  { name: 'home', href: hrefOf('/') },
  { name: 'home-end', href: hrefOf('/'), act: scrollToEnd },
  { name: 'appearance-sheet', href: hrefOf('/'), act: openAppearance },
  { name: 'list', href: hrefOf('/pages/text/list') },
  { name: 'list-end', href: hrefOf('/pages/text/list'), act: scrollToEnd },
  { name: 'list-category', href: hrefOf('/pages/text/list', { categoryId: category.id }) },
  { name: 'list-tag', href: hrefOf('/pages/text/list', { tag: someTag() }) },
  { name: 'list-empty', href: hrefOf('/pages/text/list', { tag: 'nowhere' }) },
  { name: 'detail', href: article },
  { name: 'detail-end', href: article, act: scrollToEnd },
  {
    name: 'detail-missing',
    href: hrefOf('/pages/text/detail', { id: 'nowhere' }),
    status: 404,
  },
  { name: 'gather', href: hrefOf('/pages/text/gather') },
  { name: 'gather-one', href: hrefOf('/pages/text/gather', { id: collection.id }) },
  { name: 'history', href: hrefOf('/pages_surroundings/history/index') },
  { name: 'discover', href: hrefOf('/pages/discover/discover') },
  { name: 'notices', href: hrefOf('/pages_main/notice/list') },
  { name: 'notice', href: hrefOf('/pages_main/notice/detail', { id: notice.id }) },
  {
    name: 'notice-missing',
    href: hrefOf('/pages_main/notice/detail', { id: 'nowhere' }),
    status: 404,
  },
  { name: 'about', href: hrefOf('/pages_main/about/us') },
  { name: 'about-privacy', href: hrefOf('/pages_main/about/us', { code: 'privacy' }) },
  { name: 'sites', href: hrefOf('/pages_main/pageList/pageList') },
  { name: 'image-list', href: hrefOf('/pages/image/list') },
  { name: 'image-gather', href: hrefOf('/pages/image/gather') },
  { name: 'image-gather-one', href: hrefOf('/pages/image/gather', { id: picture.gather }) },
  { name: 'image-detail', href: image },
  { name: 'image-viewer', href: image, act: enlarge },
  { name: 'error', href: nowhere, status: 404 },
  ...comingSamples(),
]
