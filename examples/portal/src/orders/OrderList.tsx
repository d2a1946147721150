import { orderWordMax } from '@chuhai/contract/constants'
import { listOrders, type ProductKind } from '@chuhai/contract/order'
import type { Core } from '@chuhai/core'
import { useReturn } from '@chuhai/core/react'
import { Button, EmptyState } from '@chuhai/ui'
import { Parcel } from '@chuhai/ui/illustrations'
import { useMessages } from '../app/messages'
import type { Place } from '../app/page'
import { Chips } from '../components/Chips'
import { Pager } from '../components/Pager'
import { QueryView } from '../components/QueryView'
import { SearchForm } from '../components/SearchForm'
import { filterIn, listAddress, type OrderFilter, orderFilters, pageIn } from './filters'
import { orderListMessages } from './list-messages'
import { orderMessages } from './messages'
import { OrderRow } from './OrderRow'
import { ofOrganisation, Whose } from './Whose'
import './order-list.css'

const rows = 10
/** About as high as three orders. */
const usualHeight = 420

interface OrderListProps extends Pick<Place, 'query'> {
  core: Core
  path: string
  kinds?: readonly ProductKind[] | undefined
}

const ignore = () => {}

/** The visitor's orders, the newest first; state and page are in the address. */
export const OrderList = ({ core, path, kinds, query }: OrderListProps) => {
  const words = useMessages(orderListMessages)
  const { failed } = useMessages(orderMessages)
  const filter = filterIn(query.state)
  const page = pageIn(query.page)
  const word = query.q?.trim().slice(0, orderWordMax)
  const isOfOrganisation = query.of === ofOrganisation
  const list = isOfOrganisation ? `${path}&of=${ofOrganisation}` : path
  const [action = path, tab] = list.split('?')
  const orders = core.query(listOrders, {
    body: {
      page,
      rows,
      ...(isOfOrganisation && { of: ofOrganisation }),
      ...(kinds && { kinds: [...kinds] }),
      ...(filter && { states: [...orderFilters[filter]] }),
      ...(word && { word }),
    },
  })
  const readAgain = () => void orders.refresh().catch(ignore)
  // They may have been paid or closed in another tab.
  useReturn(readAgain)
  const isPart = Boolean(filter || word)
  const chip = (name: OrderFilter | null) => ({
    name: words.filters[name ?? 'all'],
    path: listAddress(list, { filter: name, word }),
    isCurrent: filter === name,
  })
  return (
    <div className="order-list">
      {!kinds && <Whose core={core} isOfOrganisation={isOfOrganisation} own={path} />}
      <SearchForm
        {...words.search}
        action={action}
        maxLength={orderWordMax}
        size="large"
        initial={word ?? ''}
        keep={{ ...Object.fromEntries(new URLSearchParams(tab)), ...(filter && { state: filter }) }}
        opensEmpty
      />
      <Chips
        label={words.filters.label}
        chips={[chip(null), ...(Object.keys(orderFilters) as OrderFilter[]).map(chip)]}
      />
      <QueryView query={orders} refresh failed={failed} lines={8} height={usualHeight}>
        {({ list: found, total }, isLoading) =>
          found.length === 0 ? (
            <EmptyState
              illustration={<Parcel />}
              title={word ? words.empty.notFound : filter ? words.empty.filtered : words.empty.title}
              text={word ? words.empty.notFoundText : filter ? words.empty.filteredText : words.empty.text}
              action={
                <Button
                  variant={isPart ? 'secondary' : 'primary'}
                  href={isPart || total > 0 ? list : '/school'}
                >
                  {isPart || total > 0 ? words.empty.all : words.empty.action}
                </Button>
              }
            />
          ) : (
            <div aria-busy={isLoading}>
              <ul className="order-list__rows">
                {found.map((order) => (
                  <OrderRow key={order.number} core={core} path={list} order={order} onChanged={readAgain} />
                ))}
              </ul>
              <p className="order-list__count" role="status">
                {words.count(total)}
              </p>
              <Pager
                page={page}
                pages={Math.ceil(total / rows)}
                turn={(other) => ({ href: listAddress(list, { filter, word, page: other }) })}
              />
            </div>
          )
        }
      </QueryView>
    </div>
  )
}
