import { randomKey } from '../random-key'

/** What a submit was sent under: a repeat of the same content carries the same key, so that it makes one lead. */
export interface Submission {
  key: string
  content: string
}

/**
 * Returns the last submission while its content is the same, otherwise one with a new key.
 *
 * @param content What is submitted, as text, for example JSON.
 * @param last The submission before; undefined for the first.
 * @example
 * const submission = submissionOf(JSON.stringify({ phone: '13800138000' }), undefined)
 */
export const submissionOf = (content: string, last: Submission | undefined): Submission =>
  last?.content === content ? last : { key: randomKey(), content }
