import type { NavigationItem } from '@chuhai/contract/navigation'
import { useMemo } from 'react'
import { useMenus } from '../../app/use-menus'
import { visibleItems } from './item'

const none: readonly never[] = []

/** The main menu with its store entries (specification, section 4, Page load). */
export const useMainMenu = (): NavigationItem[] => {
  const { navigation, platforms } = useMenus()
  return useMemo(() => visibleItems(navigation?.main ?? none, platforms ?? none), [navigation, platforms])
}
