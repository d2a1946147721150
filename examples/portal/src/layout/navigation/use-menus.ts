import type { NavigationItem } from '@chuhai/contract/navigation'
import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import { useApp } from '../../app/app'
import type { Menus } from '../../app/menus'
import { visibleItems } from './item'

/** The menus; those of the document during hydration. */
export const useMenus = (): Menus => useStore(useApp().menus.$menus, { ssr: 'initial' })

const none: readonly never[] = []

/** The main menu with its store entries (specification, section 4, Page load). */
export const useMainMenu = (): NavigationItem[] => {
  const { navigation, platforms } = useMenus()
  return useMemo(() => visibleItems(navigation?.main ?? none, platforms ?? none), [navigation, platforms])
}
