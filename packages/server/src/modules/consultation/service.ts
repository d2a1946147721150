import { randomUUID } from 'node:crypto'
import type { ApartList, Lead, Suspicion } from '@chuhai/contract/admin'
import { brand } from '@chuhai/contract/constants'
import type { Consultation } from '@chuhai/contract/consultation'
import { and, asc, desc, eq, gt, gte, lt, or, sql } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { deleteInBatches } from '../../database/delete-batches'
import { limit, offset, type PageRequest, readPage } from '../../database/read-page'
import { write } from '../../database/write-rows'
import type { Call } from '../../http/context'
import type { Effect } from '../../http/submission'
import { message } from '../../outbox/message'
import { hasAbout, keepAbout } from './about'
import { areApart, isApart, ofList } from './flood'
import { consultations } from './tables'

type Row = typeof consultations.$inferSelect

const presentLead = ({ createdAt, consentedAt, userId: _, orgId: __, ...row }: Row): Lead => ({
  ...row,
  createdAt: createdAt.toISOString(),
  consentedAt: consentedAt?.toISOString() ?? null,
})

/**
 * Stores a lead together with the message for the operator's systems. What is kept apart has no message, and is answered alike,
 * so that its sender learns nothing.
 */
export const saveConsultation = (
  form: Consultation,
  { now, siteOrigin, userId, orgId }: Pick<Call, 'now' | 'siteOrigin' | 'userId' | 'orgId'>,
  suspicion: Suspicion | null,
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
    about: keepAbout(form.about, siteOrigin),
    userId,
    orgId,
    suspicion,
    createdAt: now,
  }
  const writes = [write(consultations, row)]
  if (!isApart(suspicion))
    writes.push(message({ type: 'consultation.created', data: { ...presentLead(row) } }, now))
  return { answer: { id: row.id }, writes }
}

interface LeadPage {
  since?: Date
  /** The last lead of the page before. */
  after?: { createdAt: Date; id: string }
  rows: number
  /** Some that are kept apart, instead of the leads of people. */
  of?: ApartList
  /** Those that are about something. */
  about?: string
}

/** Lists leads by page, the oldest first. */
export const listLeads = async (db: Db, { since, after, rows, of, about }: LeadPage): Promise<Lead[]> => {
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
        ofList(suspicion, of),
        about ? hasAbout(about) : undefined,
      ),
    )
    .orderBy(asc(createdAt), asc(id))
    .limit(rows)
  return found.map(presentLead)
}

/** Deletes leads from before a time, and what is kept apart from before another. */
export const deleteOldConsultations = (db: Db, before: Date, apartBefore: Date): Promise<number> => {
  const { createdAt, suspicion } = consultations
  const isOld = or(lt(createdAt, before), and(lt(createdAt, apartBefore), areApart(suspicion)))
  return deleteInBatches(db, consultations, isOld)
}

/** Prepares the list of what a user has sent for any organisation, the newest first. */
export const createOwnList = (db: Db) => {
  const { id, createdAt, service, about, contactsName, contactsPhone, customerName, userId } = consultations
  const isOwn = eq(userId, sql.placeholder('userId'))
  const select = db
    .select({
      id,
      createdAt,
      consultationService: service,
      about: sql<string>`coalesce(${about} ->> 'title', '')`,
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
