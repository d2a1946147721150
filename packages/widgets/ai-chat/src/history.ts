import { listMessages } from '@chuhai/contract/assistant'
import type { Core } from '@chuhai/core'
import { itemsOf } from './conversation'
import { log } from './log'
import type { TalkStore } from './talk'

export const rowsPerPage = 20

/** What was said on earlier visits: its newest page. */
export const createHistory = (core: Core, talk: TalkStore) => {
  // Asked for anew with each beginning, and by all chats of a page together.
  const newest = core.query(listMessages, { query: { page: 1, rows: rowsPerPage } })

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
  }
}
