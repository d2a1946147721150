import type { Navigation } from '@chuhai/contract/navigation'
import type { RecommendedPlatform } from '@chuhai/contract/platform'
import { atom, type ReadableAtom } from 'nanostores'
import { calls, optional } from './calls'
import type { Read } from './page'

/** What headers and footer show, each null where it could not be read: then they show what needs none of it. */
export interface Menus {
  platforms: RecommendedPlatform[] | null
  navigation: Navigation | null
}

export const noMenus: Menus = { platforms: null, navigation: null }

export interface MenuStore {
  $menus: ReadableAtom<Menus>
  /** Reads what the document came without; a failure is only logged (specification, section 8). */
  load(): Promise<void>
}

export const createMenuStore = (read: Read, initial: Menus): MenuStore => {
  const $menus = atom(initial)
  const readPlatforms = async () => read((await calls.platform()).listRecommendedPlatforms)
  const readNavigation = async () => read((await calls.navigation()).getNavigation)
  return {
    $menus,
    async load() {
      const { platforms, navigation } = $menus.get()
      if (platforms && navigation) return
      const [readPlatformList, readMenus] = await Promise.all([
        platforms ?? optional(readPlatforms(), 'the recommended platforms'),
        navigation ?? optional(readNavigation(), 'the menus'),
      ])
      $menus.set({ platforms: readPlatformList, navigation: readMenus })
    },
  }
}
