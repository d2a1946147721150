import { messageKinds } from '../modules/message-kinds'
import { suggestionFor } from './suggestion'
import { UsageError } from './usage-error'
import type { Word } from './words'

const keys: readonly string[] = messageKinds.map(({ key }) => key)

const hint = '见 messages kinds'

/** The key of a kind of message, as a word or as the value of an option. */
export const messageKind: Word<string> = {
  name: '类型',
  about: hint,
  read(given) {
    if (keys.includes(given)) return given
    throw new UsageError(`没有“${given}”这种消息。${suggestionFor(given, keys)}全部类型${hint}。`)
  },
}
