import { listMessages } from '@chuhai/contract/assistant'
import type { Core } from '@chuhai/core'
import { itemsOf } from './conversation'
import { log } from './log'
import type { TalkStore } from './talk'

const rows = 20

/** What was said on earlier visits, a page at a time. */
export const createHistory = (core: Core, talk: TalkStore) => {
  // Asked for anew with each beginning, and by all chats of a page together.
  const newest = core.query(listMessages, { query: { page: 1, rows } })

  return {
    async load(signal: AbortSignal): Promise<void> {
      talk.turn({ phase: 'loading' })
      try {
        const { list, total } = await newest.refresh()
        if (!signal.aborted) talk.show(itemsOf(list), total > list.length ? 'some' : 'none')
      } catch (error) {
        log(error)
        if (!signal.aborted) talk.turn({ phase: 'welcome', isIncomplete: true })
      }
    },
    async loadOlder(signal: AbortSignal): Promise<void> {
      if (talk.older() !== 'some') return
      talk.show(talk.items(), 'loading')
      try {
        // What was said since then has moved the pages: what is known already comes again, and is left out.
        const page = Math.floor(talk.items().length / rows) + 1
        const { list, total } = await core.call(listMessages, { query: { page, rows } }, { signal })
        if (signal.aborted) return
        const known = new Set(talk.items().map(({ id }) => id))
        const before = itemsOf(list).filter(({ id }) => !known.has(id))
        talk.show([...before, ...talk.items()], page * rows < total ? 'some' : 'none')
      } catch (error) {
        log(error)
        if (!signal.aborted) talk.show(talk.items(), 'some')
      }
    },
  }
}
