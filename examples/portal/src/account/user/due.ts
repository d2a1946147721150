import type { Locale } from '@chuhai/contract/locale'
import { listOpenDifferences, type OpenDifference } from '@chuhai/contract/logistics'
import { type DealCard, type DealSide, type DealState, listDeals } from '@chuhai/contract/market'
import { listOwnStores, type StoreOpening } from '@chuhai/contract/store'
import type { Core } from '@chuhai/core'
import { type ShownQuery, useQuery } from '@chuhai/core/react'
import { useStore } from '@nanostores/react'
import { dealPath, ownStoresPath, shipmentPath } from '../../app/paths/orders'
import { awaitsBrief } from '../deals/clock-text'

/**
 * Something that a visitor has to do: a step of a deal, what is asked for a store, in the words of its stage, or a difference of freight
 * to be paid.
 */
export interface Due {
  href: string
  task: DealTask | { text: string } | { freight: number }
  /** The store, the service, or the shipment. */
  about: string
  dueAt: string
  isLate: boolean
}
export type DealTask = 'giveBrief' | 'accept' | 'deliver' | 'confirm'

/** What the visitor has to do themselves; what a colleague has to do stands with the store. */
const ofStores = (openings: readonly StoreOpening[], locale: Locale): Due[] =>
  openings.flatMap(({ platformName, siteName, task, isOwn }) => {
    const about = `${platformName} · ${siteName[locale]}`
    return task && isOwn ? [{ href: ownStoresPath, task, about, dueAt: task.dueAt, isLate: false }] : []
  })

/** Where a deal waits for a side, or may do so. */
const waiting: Record<DealSide, DealState[]> = {
  buyer: ['paid', 'delivered'],
  provider: ['paid', 'accepted'],
}

const taskOf = (deal: DealCard): DealTask | null => {
  if (deal.state !== 'paid') return deal.side === 'buyer' ? 'confirm' : 'deliver'
  const isBuyers = awaitsBrief(deal)
  if (isBuyers !== (deal.side === 'buyer')) return null
  return isBuyers ? 'giveBrief' : 'accept'
}

const ofDeals = (deals: readonly DealCard[] = []): Due[] =>
  deals.flatMap((deal) => {
    const { number, title, provider, buyer, side, dueAt, isLate } = deal
    const task = taskOf(deal)
    const about = `${title} · ${side === 'buyer' ? provider : buyer}`
    return task && dueAt ? [{ href: dealPath(number), task, about, dueAt, isLate }] : []
  })

const ofShipments = (differences: readonly OpenDifference[] = []): Due[] =>
  differences.map(({ number, recipientName, amount, dueAt, isLate }) => ({
    href: shipmentPath(number),
    task: { freight: amount },
    about: [number, recipientName].filter(Boolean).join(' · '),
    dueAt,
    isLate,
  }))

const rows = 20

/** Reads what the visitor has to do, the soonest first; `list` is undefined until all of it is there. */
export const useDue = (core: Core, locale: Locale) => {
  const hasOrganisation = (useStore(core.session.$user)?.userOrgInfoList.length ?? 0) > 0
  const dealsOf = (side: DealSide) =>
    core.query(listDeals, { body: { side, states: waiting[side], page: 1, rows } })
  const refresh = { refresh: true }
  const stores = useQuery(core.query(listOwnStores), refresh)
  const bought = useQuery(dealsOf('buyer'), refresh)
  const sold = useQuery(hasOrganisation ? dealsOf('provider') : undefined, refresh)
  const differences = useQuery(core.query(listOpenDifferences), refresh)
  const own: ShownQuery<unknown>[] = [stores, bought, differences]
  const asked = hasOrganisation ? [...own, sold] : own
  const isRead = asked.every(({ state }) => state.data !== undefined)
  const list = [
    ...ofStores(stores.state.data ?? [], locale),
    ...ofDeals(bought.state.data?.list),
    ...ofDeals(sold.state.data?.list),
    ...ofShipments(differences.state.data),
  ].sort((one, other) => (one.dueAt < other.dueAt ? -1 : 1))
  return {
    list: isRead ? list : undefined,
    error: asked.find(({ state }) => state.error)?.state.error,
    retry: () => {
      for (const { retry } of asked) retry()
    },
  }
}
