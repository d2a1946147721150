import type { Core } from '@chuhai/core'
import { useIsHydrated } from '@chuhai/ui'
import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { createContext, useContext } from 'react'
import type { Account } from './account'
import type { Help } from './help'
import type { HistoryEntries } from './kept'
import type { MenuStore } from './menus'
import type { Row } from './row'
import type { PageNavigator } from './view'
import { asking, type Visitor } from './visitor'

/** Lets the back button call `close`. Returns a function that stops this. */
export type CloseOnBack = (close: () => void) => () => void

/** What exists while the portal is open in a browser; null when rendering on the server. */
export interface Client {
  core: Core
  help: Help
  account: Account
  closeOnBack: CloseOnBack
  entries: HistoryEntries
}

export interface App {
  navigator: PageNavigator
  menus: MenuStore
  /** The row of an address of the portal; null for unknown addresses. */
  rowOf(href: string): Row | null
  client: Client | null
}

export const AppContext = createContext<App | null>(null)

export const useApp = (): App => {
  const app = useContext(AppContext)
  if (!app) throw new Error('[chuhai] The portal’s parts must be rendered inside <Portal app={…}>')
  return app
}

const $asking = atom<Visitor>(asking)

/** The visitor; `asking` during hydration. */
export const useVisitor = (): Visitor => {
  const { client } = useApp()
  const visitor = useStore(client?.account.$visitor ?? $asking)
  return useIsHydrated() ? visitor : asking
}
