import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { useApp } from '../app/app'
import { useIsHydrated } from '../app/rendering'
import { asking, type Visitor } from './visitor'

const $nobodyKnown = atom<Visitor>(asking)

/** Who looks at the page; `asking` while it is still as the server has drawn it. */
export const useVisitor = (): Visitor => {
  const { client } = useApp()
  const visitor = useStore(client?.account.$visitor ?? $nobodyKnown)
  return useIsHydrated() ? visitor : asking
}
