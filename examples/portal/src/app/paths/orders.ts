import { type PayBase, payBases } from '@chuhai/contract/constants'
import type { OrderCard, ProductKind, ProductRef, SoldProduct } from '@chuhai/contract/order'
import { activitiesPath, ownActivitiesPath } from './activities'
import { linesPath, shipmentsPath } from './logistics'
import { marketPath } from './market'
import { classesPath, classPath, coursePath, coursesPath, ownClassesPath, watchPath } from './school'

export type PayPage =
  | 'aliPay'
  | 'orderCommitSuccess'
  | 'orderCommitSuccessToPay'
  | 'orderPay'
  | 'orderPayFailed'
  | 'orderPaySuccess'
  | 'trainingOrderPaySuccess'

type Ordered = Pick<OrderCard, 'number'> & { product: Pick<ProductRef, 'kind'> }

export const payPath = (page: PayPage, { number, product }: Ordered): string =>
  `${payBases[product.kind]}/${page}?number=${number}`

/** The page that says an order is paid. */
export const paidPath = (order: Ordered): string =>
  payPath(order.product.kind === 'class' ? 'trainingOrderPaySuccess' : 'orderPaySuccess', order)

export const confirmPath = ({ kind, id }: ProductRef): string =>
  `${payBases[kind]}/orderConfirm?kind=${kind}&id=${id}`

/** The stores that the visitor opens, with the help that was bought for them. */
export const ownStoresPath = '/user/?tab=stores'

/** Where goods are handed over for export, and where the visitor sees how far they are. */
export const consignmentsPath = '/comprehensive/order'

/** One of the visitor's consignments by its number, or the form of a new one. */
export const consignmentPath = (no: string): string => `${consignmentsPath}?no=${no}`

/** What the visitor has bought at the service market, or sells there. */
export const dealsPath = '/user/?tab=deals'

/** One of them. */
export const dealPath = (number: string): string => `${dealsPath}&number=${number}`

/** The page of a shipment of the visitor. */
export const shipmentPath = (number: string): string => `${shipmentsPath}/orderDetail?number=${number}`

/** A product with the texts of it that are known; those of freight and differences name each shipment by its number. */
export type NamedProduct = ProductRef & Partial<Pick<SoldProduct, 'name' | 'includes'>>

/** The page of the shipment that was paid for; the list of all where there are several. */
const parcelsPath = ({ name = '', includes = [] }: NamedProduct): string => {
  const numbers = new Set([name, ...includes].join(' ').match(/CY\d{16}/g))
  const [number] = numbers
  return number && numbers.size === 1 ? shipmentPath(number) : shipmentsPath
}

/** Where what was bought is used. */
export const ownPath = (product: NamedProduct): string => {
  const { kind, id } = product
  return {
    course: watchPath(id),
    class: ownClassesPath,
    activity: ownActivitiesPath,
    storeService: ownStoresPath,
    consignment: consignmentsPath,
    marketPackage: dealsPath,
    shipment: parcelsPath(product),
    weighing: parcelsPath(product),
  }[kind]
}

/** Where a product is described; what has no page of its own, as a place at an activity or a shipment, is where its buyer uses it. */
export const productPath = (product: NamedProduct): string => {
  const { kind, id } = product
  const described: Partial<Record<ProductKind, string>> = {
    course: coursePath(id),
    class: classPath(id),
    // It was put together for the buyer, of a service that the order names.
    marketPackage: marketPath,
  }
  return described[kind] ?? ownPath(product)
}

/** Where others of its kind are. */
export const shelfPath = (kind: ProductKind): string =>
  ({
    course: coursesPath,
    class: classesPath,
    activity: activitiesPath,
    storeService: '/GStore',
    consignment: consignmentsPath,
    marketPackage: marketPath,
    shipment: linesPath,
    weighing: shipmentsPath,
  })[kind]

/** The orders of the school; /user has all of them. */
export const schoolOrdersPath = '/schoolCenter/order'

/** The list with the orders that are paid below an address. */
export const ordersOf = (base: PayBase): string => (base === '/pay' ? '/user/?tab=orders' : schoolOrdersPath)

/** The list with the orders of a kind. */
export const ordersPath = (kind: ProductKind): string => ordersOf(payBases[kind])

export const orderPath = (number: string, list = schoolOrdersPath): string =>
  `${list}${list.includes('?') ? '&' : '?'}number=${number}`

export const receiptPath = (number: string, list = schoolOrdersPath): string =>
  `${orderPath(number, list)}&view=receipt`

const orderNumber = /^C\d{8,24}$/

/** The number of an order in an address; null where there is none. */
export const numberIn = ({ number }: Record<string, string | undefined>): string | null =>
  number && orderNumber.test(number) ? number : null
