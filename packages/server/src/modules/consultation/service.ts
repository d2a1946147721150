import { randomUUID } from 'node:crypto'
import { brand } from '@chuhai/contract/constants'
import type { Consultation } from '@chuhai/contract/consultation'
import { and, asc, eq, gt, gte, lt, or } from 'drizzle-orm'
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
export const forgetOldConsultations = (db: Db, before: Date): Promise<number> =>
  deleteInBatches(db, consultations, lt(consultations.createdAt, before))
