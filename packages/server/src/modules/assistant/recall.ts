import { type Answer, createAnswer, type Ending } from './answer'
import type { MessageRow } from './history'

export const endingOf = ({ state, errorCode }: MessageRow): Ending | null =>
  state === 'running' || state === null ? null : { state, code: errorCode as Ending['code'] }

/** What the database has of an answer. */
export const recall = (row: MessageRow): Answer => {
  const { id, questionId, createdAt, text, sources } = row
  const name = { id, questionId: questionId ?? 0, time: createdAt.toISOString() }
  return createAnswer(name, { text, sources, ending: endingOf(row) })
}
