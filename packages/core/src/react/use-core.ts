'use client'

import { createContext, useContext } from 'react'
import type { Core } from '../core'

/** The core of all components below; `ChuhaiProvider` of `@chuhai/login` provides it. */
export const CoreContext = createContext<Core | undefined>(undefined)

/**
 * Returns the core of a component: the given one, or that of the provider above.
 *
 * @param component Its name, for the error.
 * @throws Error where there is neither.
 * @example
 * const { notices } = useCore('Prices')
 */
export const useCore = (component: string, given?: Core | undefined): Core => {
  const provided = useContext(CoreContext)
  const core = given ?? provided
  if (!core)
    throw new Error(
      `[chuhai] <${component}> has no core: put <ChuhaiProvider base="https://portal.example.com"> around it, or give it one.`,
    )
  return core
}
