import { loadOnce } from '@chuhai/core'

/** The endpoints of the contract by area; an area is loaded with the first page that calls it. */
export const calls = {
  banner: loadOnce(() => import('@chuhai/contract/banner')),
  competition: loadOnce(() => import('@chuhai/contract/competition')),
  evaluation: loadOnce(() => import('@chuhai/contract/evaluation')),
  guide: loadOnce(() => import('@chuhai/contract/guide')),
  home: loadOnce(() => import('@chuhai/contract/home')),
  live: loadOnce(() => import('@chuhai/contract/live')),
  order: loadOnce(() => import('@chuhai/contract/order')),
  navigation: loadOnce(() => import('@chuhai/contract/navigation')),
  page: loadOnce(() => import('@chuhai/contract/page')),
  platform: loadOnce(() => import('@chuhai/contract/platform')),
  publication: loadOnce(() => import('@chuhai/contract/publication')),
  reading: loadOnce(() => import('@chuhai/contract/reading')),
  school: loadOnce(() => import('@chuhai/contract/school')),
  search: loadOnce(() => import('@chuhai/contract/search')),
  track: loadOnce(() => import('@chuhai/contract/track')),
}

/** Resolves to null when a list cannot be loaded, which is only logged (specification, section 8). */
export const optional = async <T>(reading: Promise<T>, what: string): Promise<T | null> => {
  try {
    return await reading
  } catch (error) {
    console.error(`[chuhai] ${what} could not be loaded:`, error)
    return null
  }
}
