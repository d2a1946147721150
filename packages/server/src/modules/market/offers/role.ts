import type { ProviderOutcome } from '@chuhai/contract/admin'
import { serviceProviders } from '@chuhai/contract/publication'
import { and, eq, inArray, isNull, ne, or } from 'drizzle-orm'
import type { Db } from '../../../database/db'
import { writeRows } from '../../../database/write-rows'
import { tell } from '../../../messages/tell'
import { lockOrganisation, ownersOf } from '../../organisation/membership'
import { findTitles } from '../../publication/service'
import { marketServices } from '../tables'
import { marketProviderAccepted } from './messages'
import type { ProviderRow } from './provider'
import { marketOffers, marketProviders } from './tables'

/** The provider that an organisation acts for; null where it has no role. */
export const findActiveProvider = async (db: Db, orgId: string): Promise<ProviderRow | null> => {
  const [found] = await db
    .select()
    .from(marketProviders)
    .where(and(eq(marketProviders.orgId, orgId), isNull(marketProviders.endedAt)))
  return found ?? null
}

/** Services of editors are ordered from the organisation, and its own ones that are not paused come back. */
const showServices = async (tx: Db, orgId: string, providerId: number): Promise<void> => {
  await tx
    .update(marketServices)
    .set({ orgId })
    .where(and(eq(marketServices.providerId, providerId), eq(marketServices.origin, 'editor')))
  const shown = tx
    .select({ id: marketOffers.serviceId })
    .from(marketOffers)
    .where(and(eq(marketOffers.orgId, orgId), eq(marketOffers.isPaused, false)))
  await tx.update(marketServices).set({ status: 'published' }).where(inArray(marketServices.id, shown))
}

interface Role {
  orgId: string
  providerId: number
  by: string
}

/** Lets an organisation offer services, in the transaction of the caller, and tells its owners. */
export const giveRole = async (
  tx: Db,
  { orgId, providerId, by }: Role,
  now: Date,
): Promise<ProviderOutcome> => {
  const organisation = await lockOrganisation(tx, orgId)
  if (!organisation) return 'unknownOrganisation'
  if (!(await findTitles(tx, serviceProviders, [providerId])).has(providerId)) return 'unknownProvider'
  const isOther = or(
    and(eq(marketProviders.orgId, orgId), ne(marketProviders.providerId, providerId)),
    and(ne(marketProviders.orgId, orgId), eq(marketProviders.providerId, providerId)),
  )
  if ((await tx.$count(marketProviders, isOther)) > 0) return 'bound'
  if (await findActiveProvider(tx, orgId)) return 'given'
  await tx
    .insert(marketProviders)
    .values({ orgId, providerId, since: now, by })
    .onConflictDoUpdate({ target: marketProviders.orgId, set: { since: now, by, endedAt: null } })
  await showServices(tx, orgId, providerId)
  const owners = await ownersOf(tx, orgId)
  const about = { once: `${orgId}:${now.getTime()}`, values: { orgName: organisation.orgName } }
  await writeRows(
    tx,
    owners.flatMap((userId) => tell(marketProviderAccepted, { userId, ...about }, now)),
  )
  return 'given'
}

/** Takes the role back, in the transaction of the caller: what the organisation offers is hidden. Returns whether it held one. */
export const takeRole = async (tx: Db, orgId: string, now: Date): Promise<boolean> => {
  const taken = await tx
    .update(marketProviders)
    .set({ endedAt: now })
    .where(and(eq(marketProviders.orgId, orgId), isNull(marketProviders.endedAt)))
    .returning({ orgId: marketProviders.orgId })
  if (taken.length === 0) return false
  const isOf = (origin: 'editor' | 'provider') =>
    and(eq(marketServices.orgId, orgId), eq(marketServices.origin, origin))
  await tx.update(marketServices).set({ orgId: null }).where(isOf('editor'))
  await tx.update(marketServices).set({ status: 'paused' }).where(isOf('provider'))
  return true
}
