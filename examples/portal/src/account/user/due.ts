import type { Locale } from '@chuhai/contract/locale'
import { type DealCard, type DealSide, type DealState, listDeals } from '@chuhai/contract/market'
import { listOwnStores, type StoreOpening } from '@chuhai/contract/store'
import type { Core } from '@chuhai/core'
import { type ShownQuery, useQuery } from '@chuhai/core/react'
import { useStore } from '@nanostores/react'
import { dealPath, ownStoresPath } from '../../app/paths/orders'
import { awaitsBrief } from '../deals/clock-text'

/** Something that a visitor has to do: a step of a deal, or what is asked for a store, in the words of its stage. */
export interface Due {
  href: string
  task: DealTask | { text: string }
  /** The store, or the service. */
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
  const asked: ShownQuery<unknown>[] = hasOrganisation ? [stores, bought, sold] : [stores, bought]
  const isRead = asked.every(({ state }) => state.data !== undefined)
  const list = [
    ...ofStores(stores.state.data ?? [], locale),
    ...ofDeals(bought.state.data?.list),
    ...ofDeals(sold.state.data?.list),
  ].sort((one, other) => (one.dueAt < other.dueAt ? -1 : 1))
  return {
    list: isRead ? list : undefined,
    error: asked.find(({ state }) => state.error)?.state.error,
    retry: () => {
      for (const { retry } of asked) retry()
    },
  }
}
