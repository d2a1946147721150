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

/** An answer as events from `offset` on: whatever has grown since the last event was taken comes as one. */
export const follow = (answer: Answer, offset: number, locale: Locale): Events<AnswerChunk> => {
  let at = offset
  let hasBegun = false
  let hasSources = false
  let isTold = false
  let call = () => {}
  const wake = () => call()
  answer.listen(wake)

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
    if (answer.length > at) {
      const msg = answer.textFrom(at)
      at = answer.length
      return { msg }
    }
    const end = endOf(answer, locale)
    if (end) {
      events.close()
      return end
    }
    if (answer.isSlow && !isTold && answer.length === 0) {
      isTold = true
      return { msg: '', notice: words[locale].slow }
    }
    if (answer.isLeft) events.close()
    return null
  }

  const events = {
    isOver: false,
    take: () => (events.isOver ? null : due()),
    heed(next: () => void) {
      call = next
    },
    close() {
      events.isOver = true
      answer.leave(wake)
    },
  }
  return events
}
