import type { ErrorCode } from '@chuhai/contract'
import type { ManagedOffer, OfferDecision } from '@chuhai/contract/admin'
import { offerOf, offerStateAfter, offerStateNames } from '@chuhai/contract/market'
import { eq } from 'drizzle-orm'
import type { Db } from '../../../database/db'
import { writeRows } from '../../../database/write-rows'
import { ApiError } from '../../../http/api-error'
import { tell } from '../../../messages/tell'
import { membersWith } from '../../organisation/membership'
import { marketOfferAccepted, marketOfferReturned } from './messages'
import { presentManaged } from './operator'
import type { OfferRow } from './own'
import { publish } from './published'
import { findActiveProvider } from './role'
import { marketOffers } from './tables'

interface Given {
  version: number
  decision: OfferDecision
  by: string
}

const refusal = (code: ErrorCode, { by, state, changedAt }: OfferRow): ApiError =>
  new ApiError(code, {
    fields: (locale) => ({
      version: [by, changedAt.toISOString(), offerStateNames[state][locale]].filter(Boolean).join(', '),
    }),
  })

/** What a decision makes of a service, which it publishes where it is accepted. */
const decided = async (tx: Db, row: OfferRow, { decision, by }: Given, now: Date): Promise<OfferRow> => {
  const next = { ...row, version: row.version + 1, by, changedAt: now }
  if (decision.action === 'return')
    return { ...next, state: 'returned', reason: decision.reason, fields: decision.fields }
  const provider = await findActiveProvider(tx, row.orgId)
  if (!provider) throw new ApiError('MARKET_PROVIDER_MISSING')
  const content = offerOf(row.draft)
  // A rule has become stricter since it was handed in: it can only be returned.
  if (!content) throw refusal('MARKET_OFFER_STATE', row)
  const serviceId = await publish(tx, row, content, provider)
  return { ...next, state: 'accepted', draft: content, serviceId, publishedAt: row.publishedAt ?? now }
}

/** Tells everybody who may offer services in the name of the organisation. */
const tellDecision = async (tx: Db, row: OfferRow, now: Date): Promise<void> => {
  const once = `${row.id}:${row.version}`
  const { title } = row.draft
  const users = await membersWith(tx, row.orgId, 'offerServices')
  await writeRows(
    tx,
    users.flatMap((userId) =>
      row.reason === null
        ? tell(marketOfferAccepted, { userId, once, values: { title } }, now)
        : tell(marketOfferReturned, { userId, once, values: { title, reason: row.reason } }, now),
    ),
  )
}

/** Publishes or returns a service in the transaction of the caller. Of two operators the second hears what the first has done. */
export const decideOffer = async (tx: Db, id: string, given: Given, now: Date): Promise<ManagedOffer> => {
  const [row] = await tx.select().from(marketOffers).where(eq(marketOffers.id, id)).for('update')
  if (!row) throw new ApiError('NOT_FOUND')
  if (row.version !== given.version) throw refusal('MARKET_OFFER_CHANGED', row)
  if (!offerStateAfter(row.state, given.decision.action)) throw refusal('MARKET_OFFER_STATE', row)
  const next = await decided(tx, row, given, now)
  await tx.update(marketOffers).set(next).where(eq(marketOffers.id, id))
  await tellDecision(tx, next, now)
  return presentManaged(tx, next)
}
