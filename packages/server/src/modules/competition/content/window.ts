import { dateInShanghai, endInShanghai, momentInShanghai } from '../../shanghai'
import type { Days } from './edition-content'

/** The sign-up opens at nine in the morning, and closes at the end of its last day. */
export const windowOf = ({ from, to }: Required<Days>, now: Date): { opensAt: Date; closesAt: Date } => ({
  opensAt: momentInShanghai(dateInShanghai(now, from), '09:00:00'),
  closesAt: endInShanghai(dateInShanghai(now, to)),
})
