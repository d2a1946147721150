import { kept } from './kept'

/** The calls of the contract, area by area: each area comes with the first page that reads of it. */
export const calls = {
  banner: kept(() => import('@chuhai/contract/banner')),
  competition: kept(() => import('@chuhai/contract/competition')),
  evaluation: kept(() => import('@chuhai/contract/evaluation')),
  guide: kept(() => import('@chuhai/contract/guide')),
  home: kept(() => import('@chuhai/contract/home')),
  live: kept(() => import('@chuhai/contract/live')),
  news: kept(() => import('@chuhai/contract/news')),
  page: kept(() => import('@chuhai/contract/page')),
  school: kept(() => import('@chuhai/contract/school')),
  signOn: kept(() => import('@chuhai/contract/sign-on')),
}
