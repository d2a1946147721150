import { type AnswerReport, clearMessages, listMessages, reportAnswer } from '@chuhai/contract/assistant'
import type { Core } from '@chuhai/core'
import { type Answer, itemsOf } from './conversation'
import { rowsPerPage as rows } from './history'
import { log } from './log'
import type { TalkStore } from './talk'

/** What a visitor may do with what was said: read further back, report an answer, have all of it deleted. */
export const createRecord = (core: Core, talk: TalkStore, signal: AbortSignal) => ({
  async loadOlder(): Promise<void> {
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
  async report({ id, key }: Answer, body: AnswerReport): Promise<void> {
    if (id === null) return
    await core.call(reportAnswer, { params: { id }, body }, { signal })
    talk.patch(key, { isReported: true })
  },
  clear: (): Promise<null> => core.call(clearMessages, {}, { signal }),
})
