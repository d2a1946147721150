import type { Locale } from '@chuhai/contract'
import type { AnswerSource } from '@chuhai/contract/assistant'
import { and, desc, eq, gt, inArray, lt, or } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { type Find, search } from '../../search/search'
import type { Said } from './model'
import { messages } from './tables'

const findsMax = 4
const lookedAt = 12
/** Questions are sentences: most of their pieces are no words, so a find need not hold half of them. */
const share = 0.2
const saidMax = 6
const sameTalkMs = 2 * 60 * 60 * 1000

/** The language to answer in: that of the question, or where it does not tell, that of its page. */
export const languageOf = (question: string, locale: Locale): Locale =>
  /\p{Script=Han}/u.test(question) ? 'zh-CN' : /[a-z]{2}/i.test(question) ? 'en' : locale

/** What the portal has on a question; each address once. */
export const findFor = async (db: Db, question: string): Promise<Find[]> => {
  const finds = await search(db, question, { share, limit: lookedAt, preferred: 'page' })
  const byAddress = new Map<string, Find>()
  // A page says more than the entry of its platform.
  for (const find of finds) {
    const known = byAddress.get(find.address)
    if (!known || known.text.length < find.text.length) byAddress.set(find.address, find)
  }
  return [...byAddress.values()].slice(0, findsMax)
}

export const sourcesOf = (finds: readonly Find[]): AnswerSource[] =>
  finds.map(({ title, address }) => ({ title, address }))

/** The last that was said between a visitor and the assistant before a question, the oldest first. */
export const saidBefore = async (db: Db, userId: number, questionId: number, now: Date): Promise<Said[]> => {
  const rows = await db
    .select({ speaker: messages.speaker, text: messages.text })
    .from(messages)
    .where(
      and(
        eq(messages.userId, userId),
        lt(messages.id, questionId),
        gt(messages.createdAt, new Date(now.getTime() - sameTalkMs)),
        or(eq(messages.speaker, 'user'), inArray(messages.state, ['complete', 'stopped'])),
      ),
    )
    .orderBy(desc(messages.id))
    .limit(saidMax)
  return rows.reverse().filter(({ text }) => text !== '')
}
