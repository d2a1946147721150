import type { Locale } from '@chuhai/contract'
import type { AnswerSource } from '@chuhai/contract/assistant'
import { and, desc, eq, gt, inArray, lt, ne } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../database/db'
import { type Find, search } from '../../search/search'
import type { Said } from './model'
import { messages } from './tables'

const findsMax = 4
const lookedAt = 12
/** Questions are sentences: most of their pieces are no words, so a find need not hold half of them. */
const share = 0.2
const exchangesMax = 3
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

/** Those that an answer links to: what it does not rest on is none of its sources. */
export const citedIn = (text: string, sources: readonly AnswerSource[]): AnswerSource[] =>
  sources.filter(({ address }) => text.includes(`](${address})`))

/**
 * The last that was said between a visitor and the assistant before a question, the oldest first. Questions without an
 * answer are left out: many models refuse a talk in which one speaks twice in a row.
 */
export const saidBefore = async (db: Db, userId: number, questionId: number, now: Date): Promise<Said[]> => {
  const question = alias(messages, 'question')
  const rows = await db
    .select({ asked: question.text, answered: messages.text })
    .from(messages)
    .innerJoin(question, eq(question.id, messages.questionId))
    .where(
      and(
        eq(messages.userId, userId),
        lt(messages.id, questionId),
        gt(messages.createdAt, new Date(now.getTime() - sameTalkMs)),
        inArray(messages.state, ['complete', 'stopped']),
        ne(messages.text, ''),
      ),
    )
    .orderBy(desc(messages.id))
    .limit(exchangesMax)
  return rows.reverse().flatMap(({ asked, answered }): Said[] => [
    { speaker: 'user', text: asked },
    { speaker: 'assistant', text: answered },
  ])
}
