import type { AnswerReport } from '@chuhai/contract/assistant'
import { and, desc, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../database/db'
import { messages, reports } from './tables'

/** A report as the operator sees it. */
export interface Report {
  answerId: number
  createdAt: string
  reason: string
  note: string
  question: string
  answer: string
}

const listedMax = 500

/** Keeps what is wrong with an answer, and what was said, for the operator. Answers whether there is such an answer. */
export const reportAnswer = async (
  db: Db,
  userId: number,
  id: number,
  { reason, note }: AnswerReport,
  now: Date,
): Promise<boolean> => {
  const question = alias(messages, 'question')
  const [said] = await db
    .select({ question: question.text, answer: messages.text })
    .from(messages)
    .innerJoin(question, eq(question.id, messages.questionId))
    .where(and(eq(messages.id, id), eq(messages.userId, userId)))
  if (!said) return false
  await db
    .insert(reports)
    .values({ answerId: id, userId, ...said, reason, note, createdAt: now })
    .onConflictDoUpdate({ target: reports.answerId, set: { ...said, reason, note } })
  return true
}

/** What visitors found wrong with answers, the newest first. */
export const listReports = async (db: Db): Promise<Report[]> => {
  const rows = await db.select().from(reports).orderBy(desc(reports.createdAt)).limit(listedMax)
  return rows.map(({ userId: _, createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() }))
}
