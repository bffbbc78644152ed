import type { Params, ParamSpec, Route, Tab } from './navigation/route.ts'

/** Keeps each route's own parameter types, and checks its screen against them. */
const route = <const Spec extends ParamSpec>(given: Route<Spec>): Route<Spec> => given

type NoParams = Readonly<Record<never, never>>

interface Where {
  tab?: Tab
  bar?: 'custom' | 'default'
  demo?: true
}

/** A page of the map whose screen is not built yet. */
const coming = ({ tab, bar = 'custom', demo }: Where = {}): Route<NoParams> =>
  route({
    params: {},
    load: () => import('./screens/coming/screen.tsx'),
    source: 'screens/coming/screen.tsx',
    bar,
    coming: true,
    ...(tab ? { tab } : {}),
    ...(demo ? { demo } : {}),
  })

const account = () => coming({ bar: 'default' })
const demonstration = () => coming({ bar: 'default', demo: true })

const home = route({
  params: {},
  load: () => import('./screens/index/screen.tsx'),
  source: 'screens/index/screen.tsx',
  bar: 'custom',
  tab: 'home',
})

/** The map: every path there is, and what is shown there. */
export const routes = {
  '/': home,
  '/pages/index/index': home,
  '/pages/shop/shop': coming({ tab: 'shop' }),
  '/pages/discover/discover': route({
    params: {},
    load: () => import('./screens/discover/screen.tsx'),
    source: 'screens/discover/screen.tsx',
    bar: 'custom',
    tab: 'discover',
  }),
  '/pages/mine/mine': coming({ tab: 'mine' }),

  '/pages/text/gather': route({
    params: { id: 'optional' },
    load: () => import('./screens/text/gather/screen.tsx'),
    source: 'screens/text/gather/screen.tsx',
    bar: 'custom',
  }),
  '/pages/text/list': route({
    params: { categoryId: 'optional', tag: 'optional' },
    load: () => import('./screens/text/list/screen.tsx'),
    source: 'screens/text/list/screen.tsx',
    bar: 'custom',
  }),
  '/pages/text/detail': route({
    params: { id: 'given', scope: 'optional' },
    load: () => import('./screens/text/detail/screen.tsx'),
    source: 'screens/text/detail/screen.tsx',
    bar: 'custom',
  }),
  '/pages/image/list': route({
    params: { gatherId: 'optional', tag: 'optional' },
    load: () => import('./screens/image/list/screen.tsx'),
    source: 'screens/image/list/screen.tsx',
    bar: 'custom',
  }),
  '/pages/image/gather': route({
    params: { id: 'optional' },
    load: () => import('./screens/image/gather/screen.tsx'),
    source: 'screens/image/gather/screen.tsx',
    bar: 'custom',
  }),
  '/pages/image/detail': route({
    params: { id: 'given' },
    load: () => import('./screens/image/detail/screen.tsx'),
    source: 'screens/image/detail/screen.tsx',
    bar: 'custom',
  }),
  '/pages/rank/index': coming(),
  '/pages/search/index': coming(),
  '/pages/coupon/coupon': coming(),
  '/pages/error/404/404': route({
    params: { from: 'optional' },
    load: () => import('./screens/error/screen.tsx'),
    source: 'screens/error/screen.tsx',
    bar: 'custom',
  }),

  '/pages_main/pageList/pageList': route({
    params: {},
    load: () => import('./screens/main/page-list/screen.tsx'),
    source: 'screens/main/page-list/screen.tsx',
    bar: 'custom',
  }),
  '/pages_main/notice/list': route({
    params: {},
    load: () => import('./screens/main/notice/list/screen.tsx'),
    source: 'screens/main/notice/list/screen.tsx',
    bar: 'custom',
  }),
  '/pages_main/notice/detail': route({
    params: { id: 'given' },
    load: () => import('./screens/main/notice/detail/screen.tsx'),
    source: 'screens/main/notice/detail/screen.tsx',
    bar: 'custom',
  }),
  '/pages_main/about/us': route({
    params: { code: 'optional' },
    load: () => import('./screens/main/about/screen.tsx'),
    source: 'screens/main/about/screen.tsx',
    bar: 'custom',
  }),

  '/pages_surroundings/color/index': coming(),
  '/pages_surroundings/unionLotto/index': coming(),
  '/pages_surroundings/fortune/index': coming(),
  '/pages_surroundings/history/index': route({
    params: { month: 'optional', day: 'optional', kind: 'optional' },
    load: () => import('./screens/surroundings/history/screen.tsx'),
    source: 'screens/surroundings/history/screen.tsx',
    bar: 'custom',
  }),

  '/choose-location': coming(),
  '/open-location': coming(),

  '/pages_template/uni-id/login/index/index': account(),
  '/pages_template/uni-id/login/register/register': account(),
  '/pages_template/uni-id/login/forget/forget': account(),
  '/pages_template/uni-id/index/index': account(),
  '/pages_template/uni-id/password/password': account(),
  '/pages_template/uni-id/mobile/mobile': account(),
  '/pages_template/uni-id/email/email': account(),
  '/pages_template/uni-id/univerify/univerify': account(),
  '/pages_template/uni-id/weixin/weixin': account(),
  '/pages_template/uni-id/weixin/h5-weixin': account(),
  '/pages_template/uni-id/weixin/set-user-info': account(),
  '/pages_template/uni-id/alipay/alipay': account(),
  '/pages_template/uni-id/qq/qq': account(),
  '/pages_template/uni-id/util/util': demonstration(),
  '/pages_template/uni-id/test/test': coming({ demo: true }),
  '/pages_template/db-test/db-test': demonstration(),
  '/pages_template/db-test/list/list': demonstration(),
  '/pages_template/vk-vuex/vk-vuex': demonstration(),
  '/pages_template/openapi/weixin/weixin': demonstration(),
  '/pages_template/openapi/weixin/msgSecCheck/msgSecCheck': demonstration(),
  '/pages_template/openapi/weixin/imgSecCheck/imgSecCheck': demonstration(),
  '/pages_template/openapi/weixin/sendMessage/sendMessage': demonstration(),
  '/pages_template/openapi/baidu/baidu': demonstration(),
  '/pages_template/openapi/qq/qq': demonstration(),
  '/pages_template/openapi/qq/msgSecCheck/msgSecCheck': demonstration(),
  '/pages_template/openapi/qq/imgSecCheck/imgSecCheck': demonstration(),
  '/pages_template/openapi/douyin/douyin': demonstration(),
  '/pages_template/openapi/douyin/msgSecCheck/msgSecCheck': demonstration(),
  '/pages_template/openapi/douyin/imgSecCheck/imgSecCheck': demonstration(),
  '/pages_template/openapi/alipay/alipay': demonstration(),
} as const

export type RoutePath = keyof typeof routes
export type ParamsOf<Path extends RoutePath> = Params<(typeof routes)[Path]['params']>

export const errorPath = '/pages/error/404/404' satisfies RoutePath
export const indexPath = '/pages/index/index' satisfies RoutePath
export const loginPath = '/pages_template/uni-id/login/index/index' satisfies RoutePath

export const tabs = {
  home: '/pages/index/index',
  shop: '/pages/shop/shop',
  discover: '/pages/discover/discover',
  mine: '/pages/mine/mine',
} as const satisfies Record<Tab, RoutePath>
