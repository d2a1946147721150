import { type ChatMessage, listMessages } from '@chuhai/contract/assistant'
import type { Core } from '@chuhai/core'
import { atom } from 'nanostores'
import type { Conversation, Item, Question } from './conversation'
import { logError } from './log-error'

const rows = 20

/** Returns the items of a page, which has the newest first. Answers whose question is on an older page are left out. */
const itemsFrom = (messages: readonly ChatMessage[]): Item[] => {
  const questions = new Map<string, Question>()
  const items: Item[] = []
  for (const message of [...messages].reverse()) {
    const { id } = message
    const key = `said-${id}`
    if (message.speaker === 'user') {
      const { message: text, image, time } = message
      const question: Question = { speaker: 'user', key, id, message: text, image, askedAt: Date.parse(time) }
      questions.set(id, question)
      items.push(question)
      continue
    }
    const question = questions.get(message.questionId)
    if (!question) continue
    items.push({
      speaker: 'assistant',
      key,
      id,
      requestId: '',
      question,
      phase: message.state === 'running' ? 'streaming' : message.state,
      $text: atom(message.message),
      notice: null,
      reason: message.text,
      sources: message.sources,
      isReported: message.isReported,
    })
  }
  return items
}

/** Loads the messages of earlier visits, a page at a time. */
export const createHistory = (core: Core, conversation: Conversation) => {
  const newest = core.query(listMessages, { query: { page: 1, rows } })
  const { items, older, setItems, setState } = conversation

  return {
    async load(signal: AbortSignal): Promise<void> {
      setState({ phase: 'loading' })
      try {
        const { list, total } = await newest.refresh()
        if (!signal.aborted) setItems(itemsFrom(list), total > list.length ? 'some' : 'none')
      } catch (error) {
        logError(error)
        if (!signal.aborted) setState({ phase: 'welcome', isIncomplete: true })
      }
    },
    async loadOlder(signal: AbortSignal): Promise<void> {
      if (older() !== 'some') return
      setItems(items(), 'loading')
      try {
        // Newer messages have moved the pages: messages that are shown already are left out.
        const page = Math.floor(items().length / rows) + 1
        const { list, total } = await core.call(listMessages, { query: { page, rows } }, { signal })
        if (signal.aborted) return
        const shown = new Set(items().map(({ id }) => id))
        const added = itemsFrom(list).filter(({ id }) => !shown.has(id))
        setItems([...added, ...items()], page * rows < total ? 'some' : 'none')
      } catch (error) {
        logError(error)
        if (!signal.aborted) setItems(items(), 'some')
      }
    },
  }
}
