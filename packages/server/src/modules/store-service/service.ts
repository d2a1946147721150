import type { ChosenStoreService, StoreHelp, StoreService } from '@chuhai/contract/store'
import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { ApiError } from '../../http/api-error'
import type { UserCall } from '../../http/context'
import { findRefunds, noRefunds } from '../order/money'
import { listHeld, presentCard } from '../order/records'
import type { OrderRow } from '../order/steps'
import { findRequirement } from '../store/service'
import { type Applicant, type Choice, findChoices, type StageOf } from './choices'
import { isOnItsWay } from './products'
import { storeServiceChoices, storeServices } from './tables'

/** Returns the packages for a platform, in the editors' order. */
const listServices = async (db: Db, platformId: number): Promise<StoreService[]> => {
  const rows = await db
    .select({ content: storeServices.content })
    .from(storeServices)
    .where(eq(storeServices.isShown, true))
    .orderBy(asc(storeServices.position), asc(storeServices.id))
  return rows
    .map(({ content }) => content)
    .filter(({ platformIds }) => platformIds.length === 0 || platformIds.includes(platformId))
}

const requirePlatform = async (db: Db, subject: string): Promise<number> => {
  const found = await findRequirement(db, subject)
  if (!found) throw new ApiError('NOT_FOUND')
  return found.platformId
}

const applicantOf = ({ userId, orgId }: UserCall, subject: string): Applicant => ({ userId, orgId, subject })

const heldOf = async (choices: readonly Choice[], { db, userId, now }: UserCall) => {
  const held = await listHeld(db, userId, 'storeService', now)
  const found = choices.find(({ choice }) => held.some(({ productId }) => productId === choice.id))
  return found && { ...found, order: held.find(({ productId }) => productId === found.choice.id) }
}

/** An order as far as the help shows it. */
const presentHeld = async (order: OrderRow, { db, now }: UserCall): Promise<ChosenStoreService['order']> => {
  const refunds = (await findRefunds(db, [order.number])).get(order.number) ?? noRefunds
  const { number, state, amount, refunded, payBefore } = presentCard(order, refunds, now)
  return { number, state, amount, refunded, payBefore }
}

/** What counts of some choices: the one that is ordered, else the newest. */
const presentChosen = async (
  stageOf: StageOf,
  choices: readonly Choice[],
  call: UserCall,
): Promise<ChosenStoreService | null> => {
  const { db } = call
  const held = await heldOf(choices, call)
  const counted = held ?? choices[0]
  if (!counted) return null
  const { choice, service } = counted
  const stage = await stageOf(db, choice)
  const order = held?.order && (await presentHeld(held.order, call))
  return {
    id: choice.id,
    service,
    order: order ?? null,
    canOrder: !held && service.price > 0 && isOnItsWay(stage),
  }
}

/** The packages for a platform and its site, and what the caller has chosen there. */
export const readHelp = async (stageOf: StageOf, subject: string, call: UserCall): Promise<StoreHelp> => {
  const platformId = await requirePlatform(call.db, subject)
  const [services, choices] = await Promise.all([
    listServices(call.db, platformId),
    findChoices(call.db, applicantOf(call, subject)),
  ])
  return { services, chosen: await presentChosen(stageOf, choices, call) }
}

/** Chooses a package; of two choices at once one counts. */
export const chooseService = async (
  stageOf: StageOf,
  { subject, serviceId }: { subject: string; serviceId: number },
  call: UserCall,
): Promise<StoreHelp> => {
  const { db, now } = call
  const platformId = await requirePlatform(db, subject)
  const applicant = applicantOf(call, subject)
  const [services, choices] = await Promise.all([listServices(db, platformId), findChoices(db, applicant)])
  if (!services.some(({ id }) => id === serviceId)) throw new ApiError('NOT_FOUND')
  const held = await heldOf(choices, call)
  const newest = choices[0]?.choice
  if ((held ?? choices[0])?.choice.serviceId !== serviceId) {
    if (held) throw new ApiError('STORE_SERVICE_ORDERED')
    await db
      .insert(storeServiceChoices)
      .values({ ...applicant, round: (newest?.round ?? 0) + 1, serviceId, chosenAt: now })
      .onConflictDoNothing()
  }
  return readHelp(stageOf, subject, call)
}
