import { useStore } from '@nanostores/react'
import { useApp } from './app'
import type { Menus } from './menus'

/** The menus; those of the document during hydration. */
export const useMenus = (): Menus => useStore(useApp().menus.$menus, { ssr: 'initial' })

/** How customer service is reached, as the footer says it; null where the menus could not be read. */
export const useContact = () => useMenus().navigation?.footer ?? null
