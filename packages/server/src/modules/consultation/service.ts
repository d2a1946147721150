import { randomUUID } from 'node:crypto'
import type { Lead } from '@chuhai/contract/admin'
import { brand } from '@chuhai/contract/constants'
import type { Consultation } from '@chuhai/contract/consultation'
import { and, asc, desc, eq, gt, gte, lt, or, sql } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { deleteInBatches } from '../../database/delete-batches'
import { limit, offset, type PageRequest, readPage } from '../../database/read-page'
import { write } from '../../database/write-rows'
import type { Call } from '../../http/context'
import type { Effect } from '../../idempotency/answer-once'
import { message } from '../../outbox/message'
import { suspicionOf } from './flood'
import { consultations } from './tables'

type Row = typeof consultations.$inferSelect

const presentLead = ({ createdAt, consentedAt, userId: _, orgId: __, ...row }: Row): Lead => ({
  ...row,
  createdAt: createdAt.toISOString(),
  consentedAt: consentedAt?.toISOString() ?? null,
})

/**
 * Stores a lead together with the message for the operator's systems. What only a program sends is answered alike, so that it
 * learns nothing, and is kept apart without a message.
 */
export const saveConsultation = (
  form: Consultation,
  { now, siteOrigin, userId, orgId }: Call,
): Effect<{ id: string }> => {
  const row: Row = {
    id: randomUUID(),
    sections: form.customerSource,
    contactsName: form.contactsName,
    contactsPhone: form.contactsPhone,
    customerName: form.customerName,
    position: form.position,
    mailbox: form.mailbox,
    service: form.consultationService ?? form.customerSource.join(','),
    source: form.source ?? brand,
    consentVersion: form.consentVersion ?? null,
    consentedAt: form.consentVersion ? now : null,
    siteOrigin,
    userId,
    orgId,
    suspicion: suspicionOf(form),
    createdAt: now,
  }
  const writes = [write(consultations, row)]
  if (row.suspicion !== 'hiddenField')
    writes.push(message({ type: 'consultation.created', data: { ...presentLead(row) } }, now))
  return { answer: { id: row.id }, writes }
}

interface LeadPage {
  since?: Date
  /** The last lead of the page before. */
  after?: { createdAt: Date; id: string }
  rows: number
  /** What is kept apart, instead of the leads of people. */
  of?: 'programs'
}

/** Lists leads by page, the oldest first. */
export const listLeads = async (db: Db, { since, after, rows, of }: LeadPage): Promise<Lead[]> => {
  const { createdAt, id, suspicion } = consultations
  const isLater =
    after && or(gt(createdAt, after.createdAt), and(eq(createdAt, after.createdAt), gt(id, after.id)))
  const found = await db
    .select()
    .from(consultations)
    .where(
      and(
        since && gte(createdAt, since),
        isLater,
        of === 'programs' ? eq(suspicion, 'hiddenField') : sql`${suspicion} is distinct from 'hiddenField'`,
      ),
    )
    .orderBy(asc(createdAt), asc(id))
    .limit(rows)
  return found.map(presentLead)
}

/** Deletes leads from before a time. */
export const deleteOldConsultations = (db: Db, before: Date): Promise<number> =>
  deleteInBatches(db, consultations, lt(consultations.createdAt, before))

/** Prepares the list of what a user has sent for any organisation, the newest first. */
export const createOwnList = (db: Db) => {
  const { id, createdAt, service, contactsName, contactsPhone, customerName, userId } = consultations
  const isOwn = eq(userId, sql.placeholder('userId'))
  const select = db
    .select({
      id,
      createdAt,
      consultationService: service,
      contactsName,
      contactsPhone,
      customerName,
      total: db.$count(consultations, isOwn),
    })
    .from(consultations)
    .where(isOwn)
    .orderBy(desc(createdAt), desc(id))
    .limit(limit)
    .offset(offset)
    .prepare('list_own_consultations')

  return async (userId: number, request: PageRequest) => {
    const { list, ...page } = await readPage(select, request, { userId })
    return { ...page, list: list.map((sent) => ({ ...sent, createdAt: sent.createdAt.toISOString() })) }
  }
}
