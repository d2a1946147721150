import { randomUUID } from 'node:crypto'
import type { EndpointAnswer, EndpointRequest } from '@chuhai/contract'
import type {
  checkSiteRequest,
  decideSiteRequest,
  listSiteRequests,
  RequestedSite,
  SiteRequestDecision,
  Suspicion,
} from '@chuhai/contract/admin'
import { type requestSite, type SiteRequest, siteRequestErrors } from '@chuhai/contract/site-request'
import { and, desc, eq, inArray, isNotNull, lt, or } from 'drizzle-orm'
import { idsBeginning } from '../../database/beginning-ids'
import type { Db } from '../../database/db'
import { deleteInBatches } from '../../database/delete-batches'
import { write, writeRows } from '../../database/write-rows'
import { ApiError } from '../../http/api-error'
import type { Call } from '../../http/context'
import type { Effect } from '../../http/submission'
import { tell } from '../../messages/tell'
import { message } from '../../outbox/message'
import { areApart, isApart, ofList } from '../consultation/flood'
import { siteRegistrationAccepted } from './messages'
import { tokensOf } from './proof'
import type { ReadSite } from './read-site'
import { addSite } from './service'
import { siteRequests, sites } from './tables'

type Row = typeof siteRequests.$inferSelect

/** So many open requests for one site are listed; further ones are kept apart. */
const listedMax = 5

const present = ({ createdAt, decidedAt, provedAt, userId: _, ...row }: Row): RequestedSite => ({
  ...row,
  createdAt: createdAt.toISOString(),
  provedAt: provedAt?.toISOString() ?? null,
  decidedAt: decidedAt?.toISOString() ?? null,
})

const isRegistered = async (db: Db, origin: string): Promise<boolean> =>
  (await db.$count(sites, and(eq(sites.origin, origin), eq(sites.enabled, true)))) > 0

/** The listed requests for a site that wait for a decision. */
const listedRequests = (db: Db, origin: string) =>
  db
    .select({ id: siteRequests.id, contactsPhone: siteRequests.contactsPhone })
    .from(siteRequests)
    .where(
      and(
        eq(siteRequests.origin, origin),
        eq(siteRequests.state, 'open'),
        ofList(siteRequests.suspicion, undefined),
      ),
    )
    .limit(listedMax)

const registered = () =>
  new ApiError('SITE_REGISTERED', {
    fields: (locale) => ({ origin: siteRequestErrors.SITE_REGISTERED[locale] }),
  })

/**
 * Stores what a webmaster asks for; the first request for a site comes with the message for the operator's systems. Who has
 * asked for it already is answered alike, others are listed beside the first, and nobody is answered otherwise because their
 * request is kept apart.
 */
export const saveSiteRequest = async (
  form: SiteRequest,
  { db, now, userId }: Call,
  mark: Suspicion | null,
): Promise<Effect<EndpointAnswer<typeof requestSite>>> => {
  const { origin } = form
  if (await isRegistered(db, form.origin)) throw registered()
  const listed = isApart(mark) ? [] : await listedRequests(db, form.origin)
  const own = listed.find(({ contactsPhone }) => contactsPhone === form.contactsPhone)
  if (own) return { answer: { origin, token: own.id }, writes: [] }
  const suspicion = listed.length < listedMax ? mark : 'flood'
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
    provedAt: null,
    by: null,
    decidedAt: null,
    reason: null,
    createdAt: now,
  }
  const isFirst = listed.length === 0 && !isApart(suspicion)
  const told = isFirst ? [message({ type: 'site.requested', data: { ...present(row) } }, now)] : []
  return {
    answer: { origin, token: row.id },
    writes: [write(siteRequests, row), ...told],
    // It was asked for at the same moment with this number: once that is written, a repeat is answered.
    refusals: { site_request_open: new ApiError('SERVICE_UNAVAILABLE') },
  }
}

/** Lists requests by page, the newest first: those of people, or some that are kept apart. */
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
    .where(and(state && eq(siteRequests.state, state), isEarlier, ofList(suspicion, of)))
    .orderBy(desc(createdAt), desc(id))
    .limit(rows)
  return found.map(present)
}

/** Ids of requests that begin with some characters. */
export const findRequestIds = (db: Db, start: string): Promise<string[]> =>
  idsBeginning(db, siteRequests, siteRequests.id, start)

export const findRequest = async (db: Db, id: string): Promise<Row | undefined> => {
  const [found] = await db.select().from(siteRequests).where(eq(siteRequests.id, id))
  return found
}

/** Looks for the tokens of all open requests for the site of one. */
export const checkRequest = async (
  db: Db,
  id: string,
  read: ReadSite,
  now: Date,
): Promise<EndpointAnswer<typeof checkSiteRequest>> => {
  const origin = (await findRequest(db, id))?.origin
  if (!origin) return { origin: null, proved: [] }
  const isOpen = and(eq(siteRequests.origin, origin), eq(siteRequests.state, 'open'))
  const [tokens, open] = await Promise.all([
    tokensOf(origin, read),
    db.select({ id: siteRequests.id }).from(siteRequests).where(isOpen),
  ])
  const proved = open.map((one) => one.id).filter((one) => tokens.has(one))
  if (proved.length > 0)
    await db.update(siteRequests).set({ provedAt: now }).where(inArray(siteRequests.id, proved))
  return { origin, proved }
}

/** Why the other requests for a site are refused once one of them is accepted. */
const overtaken = '已按另一份申请登记'

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
  const isReady = isAccepted && !decision.withoutProof ? isNotNull(siteRequests.provedAt) : undefined
  const [decided] = await db
    .update(siteRequests)
    .set({
      state: isAccepted ? 'accepted' : 'refused',
      reason: isAccepted ? null : decision.reason,
      by,
      decidedAt: now,
    })
    .where(and(eq(siteRequests.id, id), eq(siteRequests.state, 'open'), isReady))
    .returning()
  if (!decided) {
    const found = await findRequest(db, id)
    if (!found) return { outcome: 'unknown', origin: null }
    return { outcome: found.state === 'open' ? 'unproved' : found.state, origin: found.origin }
  }
  if (isAccepted) {
    const { origin, siteName, userId } = decided
    await addSite(db, origin, siteName)
    if (userId !== null)
      await writeRows(
        db,
        tell(siteRegistrationAccepted, { userId, once: id, values: { origin, name: siteName } }, now),
      )
    await db
      .update(siteRequests)
      .set({ state: 'refused', reason: overtaken, by, decidedAt: now })
      .where(and(eq(siteRequests.origin, decided.origin), eq(siteRequests.state, 'open')))
  }
  return { outcome: 'decided', origin: decided.origin }
}

/** Deletes requests from before a time, and what is kept apart from before another. */
export const deleteOldRequests = (db: Db, before: Date, apartBefore: Date): Promise<number> => {
  const { createdAt, suspicion } = siteRequests
  const isOld = or(lt(createdAt, before), and(lt(createdAt, apartBefore), areApart(suspicion)))
  return deleteInBatches(db, siteRequests, isOld)
}
