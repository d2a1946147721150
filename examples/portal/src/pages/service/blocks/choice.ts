import { aboutTextMax } from '@chuhai/contract/constants'
import type { ConsultationAbout } from '@chuhai/contract/consultation'
import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { useEffect } from 'react'
import type { About } from '../../../app/about'
import { useApp } from '../../../app/app'
import { useTicks } from './ticks'

const between = '、'
const $nothing = atom<ConsultationAbout | null>(null)

/** What a consultation about several pieces is about: their names, as operators read them. */
export const aboutOf = (page: string, titles: readonly string[]): About => ({
  kind: 'sample',
  id: page,
  title: titles.join(between),
})

/** The pieces of a gallery that a visitor has ticked to ask about them together; what was asked for is ticked no longer. */
export const useChoice = (
  items: readonly { title: string }[],
  { page, id }: { page: string; id: string },
) => {
  const { ticks, tick, clear } = useTicks(`chuhai-chosen-${page}-${id}`)
  const { client } = useApp()
  const sent = useStore(client?.help.$sent ?? $nothing)
  const chosen = ticks.filter((title) => items.some((item) => item.title === title))
  // biome-ignore lint/correctness/useExhaustiveDependencies: each consultation is looked at once
  useEffect(() => {
    if (sent?.kind !== 'sample' || sent.id !== page) return
    clear(sent.title.split(between))
    client?.help.$sent.set(null)
  }, [sent])
  /** Whether the names of all fit into what a consultation is about. */
  const canTake = (title: string) =>
    chosen.includes(title) || [...[...chosen, title].join(between)].length <= aboutTextMax
  return {
    chosen,
    tick,
    clear: () => clear(),
    canTake,
    isFull: !items.every(({ title }) => canTake(title)),
  }
}

/** A visitor's choice in a gallery. */
export type Choice = ReturnType<typeof useChoice>
