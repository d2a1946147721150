import { randomUUID } from 'node:crypto'
import { errorTable } from '@chuhai/contract'
import {
  emptyOffer,
  type MarketOfferErrorCode,
  type OfferAction,
  type OfferDraft,
  type OwnOffer,
  type OwnOfferWithDraft,
  offerProblems,
  offerStateAfter,
  offerTransitions,
} from '@chuhai/contract/market'
import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { canonical } from '../../../content/encode'
import { write } from '../../../database/write-rows'
import { ApiError } from '../../../http/api-error'
import type { UserCall } from '../../../http/context'
import type { Effect } from '../../../http/submission'
import { isOwn, type OfferRow, presentOffer, presentWithDraft, requireOwn } from './own'
import { unknownPictures, withPaths } from './pictures'
import { requireProvider } from './provider'
import { findPublished, setPaused } from './published'
import { marketOffers } from './tables'

/** Begins a service, empty or with what another one of the organisation says. */
export const createOffer = async (
  { copyOf }: { copyOf: string | null },
  call: UserCall,
): Promise<Effect<OwnOfferWithDraft>> => {
  const { orgId } = await requireProvider(call)
  const draft = copyOf === null ? emptyOffer : (await requireOwn(copyOf, call)).draft
  const row: OfferRow = {
    id: randomUUID(),
    orgId,
    version: 1,
    state: 'draft',
    draft,
    serviceId: null,
    isPaused: false,
    reason: null,
    fields: {},
    by: '',
    changedAt: call.now,
    submittedAt: null,
    publishedAt: null,
  }
  return {
    answer: presentWithDraft(row),
    writes: [write(marketOffers, row)],
    refusals: { market_offer_limit: new ApiError('MARKET_OFFERS_FULL') },
  }
}

type Changed = Partial<Omit<OfferRow, 'state'>>

/** Changes a service of the caller in one statement; undefined where its version or state is another, or it is none of theirs. */
const change = async (
  call: UserCall,
  { id, version }: { id: string; version: number },
  action: Extract<OfferAction, 'save' | 'submit' | 'withdraw' | 'discard'>,
  changed: Changed,
): Promise<OfferRow | undefined> => {
  const { from, to } = offerTransitions[action]
  const { state } = marketOffers
  const [row] = await call.db
    .update(marketOffers)
    .set({
      ...changed,
      // What was returned stays so, with its reasons, until it is handed in again.
      state: action === 'save' ? sql`case when ${state} = 'returned' then ${state} else ${to} end` : to,
      version: version + 1,
      changedAt: call.now,
    })
    .where(
      and(
        eq(marketOffers.id, id),
        isOwn(call),
        eq(marketOffers.version, version),
        inArray(state, [...from]),
        action === 'discard' ? isNotNull(marketOffers.serviceId) : undefined,
      ),
    )
    .returning()
  return row
}

/** Returns a row that an earlier call with the same content has changed so; throws why nothing was changed otherwise. */
const requireSame = async (
  call: UserCall,
  { id, version }: { id: string; version: number },
  isSame: (row: OfferRow) => boolean,
): Promise<OfferRow> => {
  const row = await requireOwn(id, call)
  if (row.version === version + 1 && isSame(row)) return row
  throw new ApiError(row.version === version ? 'MARKET_OFFER_STATE' : 'MARKET_OFFER_CHANGED')
}

/** Saves a draft. */
export const saveOffer = async (
  id: string,
  { version, draft: given }: { version: number; draft: OfferDraft },
  call: UserCall,
): Promise<OwnOffer> => {
  const draft = withPaths(given)
  const saved =
    (await change(call, { id, version }, 'save', { draft })) ??
    (await requireSame(call, { id, version }, (row) => canonical(row.draft) === canonical(draft)))
  return presentOffer(saved)
}

/** Throws where a draft breaks a rule, with what is wrong by place. */
const requireComplete = async (row: OfferRow, call: UserCall): Promise<void> => {
  const published = new Set((await findPublished(call.db, row))?.examples.map(({ picture }) => picture))
  const lost = await unknownPictures(call.db, row.draft, { orgId: row.orgId, published })
  const problems = {
    ...Object.fromEntries(lost.map((path) => [path, 'MARKET_PICTURE_UNKNOWN' as const])),
    ...offerProblems(row.draft),
  } satisfies Record<string, MarketOfferErrorCode>
  if (Object.keys(problems).length === 0) return
  const onlyPictures = Object.values(problems).every((code) => code === 'MARKET_PICTURE_UNKNOWN')
  throw new ApiError(onlyPictures ? 'MARKET_PICTURE_UNKNOWN' : 'MARKET_OFFER_INCOMPLETE', {
    fields: (locale) =>
      Object.fromEntries(
        Object.entries(problems).map(([path, code]) => [`draft.${path}`, errorTable[code][locale]]),
      ),
  })
}

const submit = async (given: { id: string; version: number }, call: UserCall): Promise<OfferRow> => {
  const row = await requireOwn(given.id, call)
  if (row.version === given.version && offerStateAfter(row.state, 'submit')) await requireComplete(row, call)
  const changed: Changed = { submittedAt: call.now, reason: null, fields: {} }
  return (
    (await change(call, given, 'submit', changed)) ??
    requireSame(call, given, ({ state }) => state === 'submitted')
  )
}

const discard = async (given: { id: string; version: number }, call: UserCall): Promise<OfferRow> => {
  const published = await findPublished(call.db, await requireOwn(given.id, call))
  const changed: Changed = { reason: null, fields: {}, ...(published && { draft: published }) }
  return (
    (await change(call, given, 'discard', changed)) ??
    requireSame(call, given, ({ state }) => state === 'accepted')
  )
}

const withdraw = async (given: { id: string; version: number }, call: UserCall): Promise<OfferRow> =>
  (await change(call, given, 'withdraw', { submittedAt: null })) ??
  requireSame(call, given, ({ state }) => state === 'draft')

/** Pausing leaves the draft and its review as they are. */
const pause = (
  { id, version }: { id: string; version: number },
  isPaused: boolean,
  call: UserCall,
): Promise<OfferRow> =>
  call.db.transaction(async (tx) => {
    const [row] = await tx
      .update(marketOffers)
      .set({ isPaused, version: version + 1, changedAt: call.now })
      .where(
        and(
          eq(marketOffers.id, id),
          isOwn({ ...call, db: tx }),
          eq(marketOffers.version, version),
          isNotNull(marketOffers.serviceId),
        ),
      )
      .returning()
    if (!row) return requireSame({ ...call, db: tx }, { id, version }, (found) => found.isPaused === isPaused)
    await setPaused(tx, row, isPaused)
    return row
  })

/** Applies a transition of the provider. */
export const stepOffer = async (
  id: string,
  { version, step }: { version: number; step: 'submit' | 'withdraw' | 'discard' | 'pause' | 'resume' },
  call: UserCall,
): Promise<OwnOfferWithDraft> => {
  const given = { id, version }
  if (step === 'submit') return presentWithDraft(await submit(given, call))
  if (step === 'withdraw') return presentWithDraft(await withdraw(given, call))
  if (step === 'discard') return presentWithDraft(await discard(given, call))
  return presentWithDraft(await pause(given, step === 'pause', call))
}

/** Deletes a service that was never published and is not under review. */
export const deleteOffer = async (id: string, call: UserCall): Promise<null> => {
  await requireProvider(call)
  const isOwnOne = and(eq(marketOffers.id, id), isOwn(call))
  const deleted = await call.db
    .delete(marketOffers)
    .where(and(isOwnOne, isNull(marketOffers.serviceId), inArray(marketOffers.state, ['draft', 'returned'])))
    .returning({ id: marketOffers.id })
  if (deleted.length === 0 && (await call.db.$count(marketOffers, isOwnOne)) > 0)
    throw new ApiError('MARKET_OFFER_STATE')
  return null
}
