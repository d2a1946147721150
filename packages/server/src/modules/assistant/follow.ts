import { errorTable, type Locale } from '@chuhai/contract'
import type { AnswerChunk } from '@chuhai/contract/assistant'
import type { Events } from '../../http/event-stream'
import type { Answer } from './answer'
import { words } from './words'

const endOf = ({ ending }: Answer, locale: Locale): AnswerChunk | null => {
  if (!ending) return null
  const { state, code } = ending
  return { msg: '', state, ...(code && { code, text: errorTable[code][locale] }) }
}

/**
 * An answer as events from `offset` on: whatever has grown since the last event was taken comes as one. A slow reader
 * gets fewer and longer events, and nothing piles up for it.
 */
export const follow = (answer: Answer, offset: number, locale: Locale): Events<AnswerChunk> => {
  let at = offset
  let hasBegun = false
  let hasSources = false
  let isTold = false
  let isOver = false
  let wake = () => {}
  const leave = answer.listen(() => wake())

  const close = () => {
    isOver = true
    leave()
    wake()
  }

  const due = (): AnswerChunk | null => {
    if (!hasBegun) {
      hasBegun = true
      const { id, questionId, time } = answer
      return { msg: '', answerId: String(id), questionId: String(questionId), time, offset }
    }
    if (!hasSources && answer.sources) {
      hasSources = true
      if (answer.sources.length > 0) return { msg: '', sources: answer.sources }
    }
    if (answer.text.length > at) {
      const msg = answer.text.slice(at)
      at = answer.text.length
      return { msg }
    }
    const end = endOf(answer, locale)
    if (end) {
      close()
      return end
    }
    if (answer.isSlow && !isTold && answer.text === '') {
      isTold = true
      return { msg: '', notice: words[locale].slow }
    }
    return null
  }

  return {
    async next() {
      for (;;) {
        if (isOver) return null
        const chunk = due()
        if (chunk) return chunk
        if (answer.isLeft) close()
        if (isOver) return null
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      }
    },
    close,
  }
}
