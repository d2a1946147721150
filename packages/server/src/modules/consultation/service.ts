import { randomUUID } from 'node:crypto'
import { brand } from '@chuhai/contract/constants'
import type { Consultation, SentConsultation } from '@chuhai/contract/consultation'
import { and, asc, desc, eq, gt, gte, lt, or, sql } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { deleteInBatches } from '../../database/delete-batches'
import { write } from '../../database/write-rows'
import type { Call } from '../../http/context'
import type { Effect } from '../../idempotency/answer-once'
import { message } from '../../outbox/message'
import { consultations } from './tables'

/** A lead as the operator and the webhook's receiver see it. */
export interface Lead {
  id: string
  createdAt: string
  sections: string[]
  service: string
  contactsName: string
  contactsPhone: string
  customerName: string
  position: string
  mailbox: string
  source: string
  siteOrigin: string
  consentVersion: string | null
  consentedAt: string | null
}

type Row = typeof consultations.$inferSelect

const presentLead = ({ createdAt, consentedAt, userId: _, orgId: __, ...row }: Row): Lead => ({
  ...row,
  createdAt: createdAt.toISOString(),
  consentedAt: consentedAt?.toISOString() ?? null,
})

/** Stores a lead together with the message that tells the operator's systems about it. */
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
    createdAt: now,
  }
  const created = message({ type: 'consultation.created', data: { ...presentLead(row) } }, now)
  return { answer: { id: row.id }, writes: [write(consultations, row), created] }
}

export interface LeadPage {
  since?: Date
  /** The last lead of the page before. */
  after?: { createdAt: Date; id: string }
  rows: number
}

/** Leads in the order they came, one page at a time. */
export const listLeads = async (db: Db, { since, after, rows }: LeadPage): Promise<Lead[]> => {
  const { createdAt, id } = consultations
  const isLater =
    after && or(gt(createdAt, after.createdAt), and(eq(createdAt, after.createdAt), gt(id, after.id)))
  const found = await db
    .select()
    .from(consultations)
    .where(and(since && gte(createdAt, since), isLater))
    .orderBy(asc(createdAt), asc(id))
    .limit(rows)
  return found.map(presentLead)
}

/** Forgets leads from before a time. */
export const deleteOldConsultations = (db: Db, before: Date): Promise<number> =>
  deleteInBatches(db, consultations, lt(consultations.createdAt, before))

interface SentPage {
  list: SentConsultation[]
  total: number
}

/** Lists what a user has sent for any organisation, the newest first. */
export type OwnList = (userId: number, page: { page: number; rows: number }) => Promise<SentPage>

/** Prepared, because planning costs more than reading. */
export const createOwnList = (db: Db): OwnList => {
  const { id, createdAt, service, contactsName, contactsPhone, customerName, userId } = consultations
  const isOwn = eq(userId, sql.placeholder('userId'))
  const select = db
    .select({
      sent: { id, createdAt, consultationService: service, contactsName, contactsPhone, customerName },
      total: db.$count(consultations, isOwn),
    })
    .from(consultations)
    .where(isOwn)
    .orderBy(desc(createdAt), desc(id))
    .limit(sql.placeholder('rows'))
    .offset(sql.placeholder('offset'))
    .prepare('list_own_consultations')

  return async (userId, { page, rows }) => {
    const found = await select.execute({ userId, rows, offset: (page - 1) * rows })
    return {
      list: found.map(({ sent }) => ({ ...sent, createdAt: sent.createdAt.toISOString() })),
      // A page behind the last one has no row that could tell the total.
      total: found[0]?.total ?? (await db.$count(consultations, eq(consultations.userId, userId))),
    }
  }
}
