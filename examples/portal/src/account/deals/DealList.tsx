import { type DealCard, type DealSide, type DealState, listDeals } from '@chuhai/contract/market'
import type { Core } from '@chuhai/core'
import { useChinaClock, useReturn } from '@chuhai/core/react'
import { Button, EmptyState, Tag, useLocale } from '@chuhai/ui'
import { Parcel } from '@chuhai/ui/illustrations'
import { hasPageNumber, listPath } from '../../app/lists'
import { useMessages } from '../../app/messages'
import type { Place } from '../../app/page'
import { marketPath } from '../../app/paths/market'
import { dealPath } from '../../app/paths/orders'
import { Chips } from '../../components/Chips'
import { Pager } from '../../components/Pager'
import { Price } from '../../components/Price'
import { QueryView } from '../../components/QueryView'
import { awaitsBrief, clockText } from './clock-text'
import { dealMessages } from './messages'
import { StateTag } from './StateTag'

const rows = 10

const filters = {
  open: ['paid', 'accepted', 'delivered', 'disputed'],
  over: ['confirmed', 'cancelled', 'decided'],
} as const satisfies Record<string, readonly DealState[]>
type Filter = keyof typeof filters

const filterIn = (word: string | undefined): Filter | null =>
  word === 'open' || word === 'over' ? word : null

interface Listed {
  state?: Filter | null
  page?: number
}

/** The list of a side, a page of it, or those of its deals that run or are over. */
export const listAddress = (side: DealSide, { state, page = 1 }: Listed = {}): string =>
  listPath(
    '/user/',
    { tab: 'deals', of: side === 'provider' ? side : undefined },
    { state: state ?? undefined, page: String(page) },
  )

/**
 *   title [服务中]                        ¥1,200
 *   package · the other side · number
 *   until when, and what happens then      (查看进度)
 */
const Row = ({ deal }: { deal: DealCard }) => {
  const words = useMessages(dealMessages)
  const inChina = useChinaClock(useLocale())
  const { number, title, side, provider, buyer, amount, unread } = deal
  return (
    <li className="deal-row">
      <div className="deal-row__head">
        <h3>
          <a href={dealPath(number)}>{title}</a>
        </h3>
        <StateTag deal={deal} />
        {unread > 0 && <Tag tone="accent">{words.unread(unread)}</Tag>}
        <p className="deal-row__amount">
          <Price amount={amount} />
        </p>
      </div>
      <p className="deal-row__note">
        {[
          deal.package,
          side === 'buyer' ? `${words.provider} ${provider}` : `${words.buyer} ${buyer}`,
          `${words.number} ${number}`,
        ].join(' · ')}
      </p>
      <div className="deal-row__foot">
        <div>
          {awaitsBrief(deal) && <p>{words.briefFirst[side]}</p>}
          <p>{clockText(deal, words, inChina)}</p>
        </div>
        <Button
          variant="secondary"
          size="small"
          href={dealPath(number)}
          aria-label={words.detailsNamed(title)}
        >
          {words.details}
        </Button>
      </div>
    </li>
  )
}

interface DealListProps extends Pick<Place, 'query'> {
  core: Core
  side: DealSide
}

/** The deals of a side, what is due soonest first; side, state and page are in the address. */
export const DealList = ({ core, side, query }: DealListProps) => {
  const words = useMessages(dealMessages)
  const state = filterIn(query.state)
  const page = hasPageNumber({ query, params: {} }) ? Number(query.page ?? 1) : 1
  const deals = core.query(listDeals, {
    body: { side, page, rows, ...(state && { states: [...filters[state]] }) },
  })
  useReturn(() => {
    deals.refresh().catch(() => {})
  })
  const chip = (name: Filter | null) => ({
    name: words.filters[name ?? 'all'],
    path: listAddress(side, { state: name }),
    isCurrent: state === name,
  })
  return (
    <>
      <Chips
        label={words.sides.label}
        chips={(['buyer', 'provider'] as const).map((one) => ({
          name: words.sides[one],
          path: listAddress(one),
          isCurrent: one === side,
        }))}
      />
      <Chips label={words.filters.label} chips={[chip(null), chip('open'), chip('over')]} />
      <QueryView query={deals} refresh failed={words.failed} lines={8}>
        {({ list, total }, isLoading) =>
          list.length === 0 ? (
            <EmptyState
              illustration={<Parcel />}
              {...(state ? words.empty.filtered : words.empty[side])}
              action={
                state || total > 0 ? (
                  <Button variant="secondary" href={listAddress(side)}>
                    {words.empty.all}
                  </Button>
                ) : (
                  <Button href={marketPath}>{words.empty.action}</Button>
                )
              }
            />
          ) : (
            <div aria-busy={isLoading}>
              <ul className="deal-list">
                {list.map((deal) => (
                  <Row key={deal.number} deal={deal} />
                ))}
              </ul>
              <p className="deal-list__count" role="status">
                {words.count(total)}
              </p>
              <Pager
                page={page}
                pages={Math.ceil(total / rows)}
                turn={(other) => ({ href: listAddress(side, { state, page: other }) })}
              />
            </div>
          )
        }
      </QueryView>
    </>
  )
}
