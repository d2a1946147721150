import { errorTable, type Locale } from '@chuhai/contract'
import type { AnswerChunk } from '@chuhai/contract/assistant'
import type { EventStream } from '../../http/event-stream'
import type { Answer } from './answer'

/** Shown where the first word takes long. */
const slowNotice: Record<Locale, string> = {
  'zh-CN': '模型还没有开始回答，请稍候…',
  en: 'The model has not begun to answer yet, one moment…',
}

const endOf = ({ ending }: Answer, locale: Locale): AnswerChunk | null => {
  if (!ending) return null
  const { state, code } = ending
  return { msg: '', state, ...(code && { code, text: errorTable[code][locale] }) }
}

/** Returns an answer as events from `offset` on; all text since the last event is one event. */
export const follow = (answer: Answer, offset: number, locale: Locale): EventStream<AnswerChunk> => {
  let { restarts } = answer
  // A reader that comes back may have text that was taken back meanwhile.
  const isAnew = restarts > 0 && offset > 0
  let position = isAnew ? 0 : offset
  let hasBegun = false
  let hasSources = false
  let isNoticeSent = false
  let onReady = () => {}
  const wake = () => onReady()
  answer.subscribe(wake)

  const nextEvent = (): AnswerChunk | null => {
    if (!hasBegun) {
      hasBegun = true
      const { id, questionId, time } = answer
      const begin = { msg: '', answerId: String(id), questionId: String(questionId), time, offset: position }
      return isAnew ? { ...begin, isAnew } : begin
    }
    if (answer.restarts !== restarts) {
      restarts = answer.restarts
      position = 0
      return { msg: '', offset: 0, isAnew: true }
    }
    if (!hasSources && answer.sources) {
      hasSources = true
      if (answer.sources.length > 0) return { msg: '', sources: answer.sources }
    }
    if (answer.length > position) {
      const msg = answer.textFrom(position)
      position = answer.length
      return { msg }
    }
    const end = endOf(answer, locale)
    if (end) {
      events.close()
      return end
    }
    if (answer.isSlow && !isNoticeSent && answer.length === 0) {
      isNoticeSent = true
      return { msg: '', notice: slowNotice[locale] }
    }
    if (answer.isDetached) events.close()
    return null
  }

  const events = {
    isClosed: false,
    next: () => (events.isClosed ? null : nextEvent()),
    onReady(listener: () => void) {
      onReady = listener
    },
    close() {
      events.isClosed = true
      answer.unsubscribe(wake)
    },
  }
  return events
}
