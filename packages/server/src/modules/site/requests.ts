import { randomUUID } from 'node:crypto'
import type { EndpointAnswer, EndpointRequest } from '@chuhai/contract'
import type {
  decideSiteRequest,
  listSiteRequests,
  RequestedSite,
  SiteRequestDecision,
} from '@chuhai/contract/admin'
import { type SiteRequest, siteRequestErrors } from '@chuhai/contract/site-request'
import { and, desc, eq, lt, or, sql } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { deleteInBatches } from '../../database/delete-batches'
import { write } from '../../database/write-rows'
import { ApiError } from '../../http/api-error'
import type { Call } from '../../http/context'
import type { Effect } from '../../idempotency/answer-once'
import { message } from '../../outbox/message'
import { suspicionOf } from '../consultation/flood'
import { addSite } from './service'
import { siteRequests, sites } from './tables'

type Row = typeof siteRequests.$inferSelect

const ofPeople = sql`${siteRequests.suspicion} is distinct from 'hiddenField'`

const present = ({ createdAt, decidedAt, userId: _, ...row }: Row): RequestedSite => ({
  ...row,
  createdAt: createdAt.toISOString(),
  decidedAt: decidedAt?.toISOString() ?? null,
})

const isRegistered = async (db: Db, origin: string): Promise<boolean> =>
  (await db.$count(sites, and(eq(sites.origin, origin), eq(sites.enabled, true)))) > 0

const isAskedFor = async (db: Db, origin: string): Promise<boolean> => {
  const isOpen = and(eq(siteRequests.origin, origin), eq(siteRequests.state, 'open'), ofPeople)
  return (await db.$count(siteRequests, isOpen)) > 0
}

const registered = () =>
  new ApiError('SITE_REGISTERED', {
    fields: (locale) => ({ origin: siteRequestErrors.SITE_REGISTERED[locale] }),
  })

/**
 * Stores what a webmaster asks for, together with the message for the operator's systems. A site that waits for its decision
 * is answered alike, and so is what only a program sends, which is kept apart without a message.
 */
export const saveSiteRequest = async (
  form: SiteRequest,
  { db, now, userId }: Call,
): Promise<Effect<{ origin: string }>> => {
  const answer = { origin: form.origin }
  if (await isRegistered(db, form.origin)) throw registered()
  const suspicion = suspicionOf(form)
  const isOfProgram = suspicion === 'hiddenField'
  if (!isOfProgram && (await isAskedFor(db, form.origin))) return { answer, writes: [] }
  const row: Row = {
    id: randomUUID(),
    origin: form.origin,
    siteName: form.siteName,
    purpose: form.purpose,
    contactsName: form.contactsName,
    contactsPhone: form.contactsPhone,
    mailbox: form.mailbox,
    consentVersion: form.consentVersion ?? null,
    suspicion,
    userId,
    state: 'open',
    by: null,
    decidedAt: null,
    reason: null,
    createdAt: now,
  }
  const told = isOfProgram ? [] : [message({ type: 'site.requested', data: { ...present(row) } }, now)]
  return {
    answer,
    writes: [write(siteRequests, row), ...told],
    // Somebody else asks for it at the same moment: once that is written, a repeat is answered.
    refusals: { site_request_open: new ApiError('SERVICE_UNAVAILABLE') },
  }
}

/** Lists requests by page, the newest first: those of people, or what is kept apart. */
export const listRequests = async (
  db: Db,
  { state, afterTime, afterId, rows, of }: EndpointRequest<typeof listSiteRequests>['query'],
): Promise<RequestedSite[]> => {
  const { id, createdAt, suspicion } = siteRequests
  const isEarlier =
    afterTime && afterId
      ? or(lt(createdAt, afterTime), and(eq(createdAt, afterTime), lt(id, afterId)))
      : undefined
  const found = await db
    .select()
    .from(siteRequests)
    .where(
      and(
        state && eq(siteRequests.state, state),
        isEarlier,
        of === 'programs' ? eq(suspicion, 'hiddenField') : ofPeople,
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(rows)
  return found.map(present)
}

export const findRequest = async (db: Db, id: string): Promise<Row | undefined> => {
  const [found] = await db.select().from(siteRequests).where(eq(siteRequests.id, id))
  return found
}

interface Verdict {
  decision: SiteRequestDecision
  by: string
}

/** Decides an open request, in the transaction of the caller; accepting it registers the site. */
export const decideRequest = async (
  db: Db,
  id: string,
  { decision, by }: Verdict,
  now: Date,
): Promise<EndpointAnswer<typeof decideSiteRequest>> => {
  const isAccepted = decision.action === 'accept'
  const [decided] = await db
    .update(siteRequests)
    .set({
      state: isAccepted ? 'accepted' : 'refused',
      reason: isAccepted ? null : decision.reason,
      by,
      decidedAt: now,
    })
    .where(and(eq(siteRequests.id, id), eq(siteRequests.state, 'open')))
    .returning()
  if (!decided) {
    const found = await findRequest(db, id)
    const outcome = found && found.state !== 'open' ? found.state : 'unknown'
    return { outcome, origin: found?.origin ?? null }
  }
  if (isAccepted) await addSite(db, decided.origin, decided.siteName)
  return { outcome: 'decided', origin: decided.origin }
}

/** Deletes requests from before a time. */
export const deleteOldRequests = (db: Db, before: Date): Promise<number> =>
  deleteInBatches(db, siteRequests, lt(siteRequests.createdAt, before))
