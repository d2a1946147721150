import { loadOnce } from './lazy'

/** The calls of the contract, area by area: each area comes with the first page that reads of it. */
export const calls = {
  banner: loadOnce(() => import('@chuhai/contract/banner')),
  competition: loadOnce(() => import('@chuhai/contract/competition')),
  evaluation: loadOnce(() => import('@chuhai/contract/evaluation')),
  guide: loadOnce(() => import('@chuhai/contract/guide')),
  home: loadOnce(() => import('@chuhai/contract/home')),
  live: loadOnce(() => import('@chuhai/contract/live')),
  news: loadOnce(() => import('@chuhai/contract/news')),
  page: loadOnce(() => import('@chuhai/contract/page')),
  school: loadOnce(() => import('@chuhai/contract/school')),
  signOn: loadOnce(() => import('@chuhai/contract/sign-on')),
}
