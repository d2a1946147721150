import { randomUUID } from 'node:crypto'
import type { Parcel, QuoteRequest } from '@chuhai/contract/logistics'
import { orderTermsVersion } from '@chuhai/contract/order'
import { eq } from 'drizzle-orm'
import { write, writeRows } from '../database/write-rows'
import { soldAs } from '../modules/order/offers'
import { newNumber } from '../modules/order/order-number'
import { recordPayment } from '../modules/order/payments'
import { type OrderRow, takeSteps, writesOf } from '../modules/order/steps'
import { orders } from '../modules/order/tables'
import { productSources } from '../modules/product-sources'
import { priceByVersion } from '../modules/rates/quotes'
import { followRow } from '../modules/tracking/follow'
import { weighingProducts } from '../modules/warehouse/weighing/products'
import type {
  ExpectedShipment,
  FreightBack,
  ShipmentSource,
  WarehouseNote,
} from '../modules/warehouse/weighing/shipment-source'
import { hourMs } from '../time/durations'
import { testCarrier } from './parcel'
import { requestOf } from './rates'
import type { startTestApp } from './test-app'

type Server = ReturnType<typeof startTestApp>

/** The line of the seeds that shipments of tests go by. */
export const testLine = 2

/** When it was quoted. */
export const quotedAt = new Date('2026-11-28T04:00:00Z')

/** A test double of a module with shipments in warehouses; it records the notes and refunds that it receives. */
export const createShipments = (server: Server) => {
  const all = new Map<string, ExpectedShipment>()
  const notes: WarehouseNote[] = []
  const given: FreightBack[] = []
  const source: ShipmentSource = {
    async findByNumber(_, number, userId) {
      const found = all.get(number)
      return found && (userId === undefined || found.userId === userId) ? found : null
    },
    findByParcel: async (_, parcel) =>
      [...all.values()].find(({ parcels }) => parcels.some(({ number }) => number === parcel)) ?? null,
    listHeld: async ({ userId }) =>
      [...all.values()]
        .filter((one) => one.userId === userId)
        .map(({ number }) => ({ number, recipientName: 'Jan Kowalski' })),
    isReadableBy: async (number, { userId }) => all.get(number)?.userId === userId,
    async note(_, note) {
      notes.push(note)
    },
    async giveBack(_, back) {
      given.push(back)
    },
  }
  const parts = { shipments: [source], price: priceByVersion, listeners: [] }
  const sources = { ...productSources, weighing: weighingProducts([source]) }
  let numbers = 0

  return {
    all,
    notes,
    given,
    parts,
    sources,
    /** A paid shipment of a user, whose parcels are followed. */
    async add(userId: number, parcels: Parcel[], change: Partial<ExpectedShipment> = {}) {
      numbers += 1
      const number = `CY261128000000${String(numbers).padStart(4, '0')}`
      const request: QuoteRequest = requestOf({ parcels })
      const line = await priceByVersion(server.db, {
        lineId: testLine,
        tableVersion: 1,
        request,
        at: quotedAt,
      })
      if (!line || line.amount === null) throw new Error('[chuhai] the parcels of a test can be carried')
      const labels = parcels.map((declared, index) => ({ number: `${number}A0${index + 1}`, declared }))
      const { amount } = line
      all.set(number, {
        number,
        userId,
        orgId: null,
        isExpected: true,
        request,
        line: { ...line, amount },
        quotedAt,
        parcels: labels,
        ...change,
      })
      const followed = { carrierKey: 'gateway', carrier: testCarrier, destination: 'US', promised: null }
      await writeRows(
        server.db,
        labels.map((label) => followRow({ ...followed, number: label.number }, quotedAt)),
      )
      return { number, amount, labels: labels.map((label) => label.number) }
    },
    /** Orders a difference at its price and pays it; resolves with the number of the order. */
    async pay({ userId, productId, at }: { userId: number; productId: number; at: Date }) {
      const number = await this.order({ userId, productId, at })
      const [stored] = await server.db.select().from(orders).where(eq(orders.number, number))
      const paid = { number, amount: stored?.amount ?? 0, paymentNumber: randomUUID(), paidAt: at }
      await recordPayment(server.db, paid, at)
      return number
    },
    /** Orders a difference, as the page of orders does. */
    async order({ userId, productId, at }: { userId: number; productId: number; at: Date }) {
      const ref = { kind: 'weighing', id: productId } as const
      const found = await sources.weighing.find(server.db, productId, { userId, orgId: null, now: at })
      if (!found) throw new Error('[chuhai] nothing is asked for')
      const begun = {
        number: newNumber('order', at),
        userId,
        orgId: null,
        kind: ref.kind,
        productId,
        product: soldAs(ref, found),
        amount: found.price,
        places: null,
        refundTerms: found.refundTerms,
        fulfilAfter: null,
        termsVersion: orderTermsVersion,
        invoice: null,
        payBefore: new Date(at.getTime() + hourMs),
        createdAt: at,
        changedAt: at,
      }
      const row: OrderRow = {
        ...begun,
        step: 0,
        state: 'created',
        isHeld: false,
        isRefundAccepted: false,
        kept: 0,
        paidAt: null,
        paymentNumber: null,
      }
      const taken = takeSteps(row, ['create', 'submit'], { actor: 'buyer', at })
      if (!taken) throw new Error('[chuhai] an order of a test begins')
      await writeRows(server.db, [write(orders, begun), ...writesOf(taken)])
      return begun.number
    },
  }
}
