import type { CallPath } from '#contract/calls.ts'
import { day } from './calls/client/almanac/pub/day.ts'
import { gather } from './calls/client/article/pub/gather.ts'
import { detail as noticeDetail } from './calls/client/notice/pub/detail.ts'
import { list as noticeList } from './calls/client/notice/pub/list.ts'
import { detail as imageDetail } from './calls/client/image/pub/detail.ts'
import { gather as imageGather } from './calls/client/image/pub/gather.ts'
import { gets as imageGets } from './calls/client/image/pub/gets.ts'
import { getInfo } from './calls/client/pub.init.getInfo.ts'
import { getProject } from './calls/client/pub.init.getProject.ts'
import { list as siteList } from './calls/client/site/pub/list.ts'
import { categories } from './calls/front/article/category/get.ts'
import { detail } from './calls/front/article/detail.ts'
import { gets } from './calls/front/article/gets.ts'
import { hot } from './calls/front/article/hot.ts'
import { likepost } from './calls/front/article/likepost.ts'
import { prevnext } from './calls/front/article/prevnext.ts'
import { paging as historyPaging } from './calls/front/lishi/paging.ts'
import { show as historyShow } from './calls/front/lishi/show.ts'
import type { Handler } from './handler.ts'

/** A call without a handler, or a handler under another call's name, does not compile. */
export const handlers: { [Path in CallPath]: Handler<Path> } = {
  'client/almanac/pub/day': day,
  'client/article/pub/gather': gather,
  'client/notice/pub/detail': noticeDetail,
  'client/notice/pub/list': noticeList,
  'client/image/pub/detail': imageDetail,
  'client/image/pub/gather': imageGather,
  'client/image/pub/gets': imageGets,
  'client/pub.init.getInfo': getInfo,
  'client/pub.init.getProject': getProject,
  'client/site/pub/list': siteList,
  'front/article/category/get': categories,
  'front/article/detail': detail,
  'front/article/gets': gets,
  'front/article/hot': hot,
  'front/article/likepost': likepost,
  'front/article/prevnext': prevnext,
  'front/lishi/paging': historyPaging,
  'front/lishi/show': historyShow,
}
