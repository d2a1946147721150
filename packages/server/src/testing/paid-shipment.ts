import { randomUUID } from 'node:crypto'
import { orderTermsVersion } from '@chuhai/contract/order'
import { write, writeRows } from '../database/write-rows'
import { carriage } from '../modules/logistics'
import { newNumber } from '../modules/order/order-number'
import { orders } from '../modules/order/tables'
import { priceByVersion } from '../modules/rates/quotes'
import { labelNumber, labelRows } from '../modules/shipment/labels'
import { type ShipmentRow, shipments } from '../modules/shipment/tables'
import { newBuyer } from './order'
import { requestOf } from './rates'
import type { startTestApp } from './test-app'

const street = { state: 'CA', city: 'Los Angeles', phone: '+12135550100', mail: '', taxId: '' }

let numbers = 0

/** A shipment of one parcel of 1.5 kg to Los Angeles, paid and labelled, as the job makes it of an order. */
export const newPaidShipment = async (server: ReturnType<typeof startTestApp>, now = new Date()) => {
  numbers += 1
  const buyer = await newBuyer(server)
  const request = requestOf()
  const line = await priceByVersion(server.db, { lineId: 2, tableVersion: 1, request, at: now })
  if (!line || line.amount === null) throw new Error('[chuhai] the parcel of a test can be carried')
  const number = `CY261128990000${String(numbers).padStart(2, '0')}`
  const orderNumber = newNumber('order', now)
  const sender = {
    id: randomUUID(),
    name: '沈亦舟',
    phone: '13805710826',
    location: ['330000', '330100'],
    place: '浙江省杭州市',
    street: '滨盛路 188 号',
    nameLatin: 'Shen Yizhou',
    addressLatin: '188 Binsheng Road, Hangzhou',
    isUsual: true,
  }
  const row: ShipmentRow = {
    number,
    userId: buyer.userId,
    orgId: null,
    quoteNumber: 'Q20261128000000000001',
    request,
    quote: line,
    amount: line.amount,
    quotedAt: now,
    endsAt: now,
    details: {
      senderId: sender.id,
      recipient: { name: 'Jan Kowalski', company: '', street: 'Prosta Avenue 51', streetMore: '', ...street },
      goods: [
        {
          nameZh: '竹制收纳盒',
          nameEn: 'Bamboo storage box',
          hsCode: '4421919090',
          origin: 'CN',
          pieces: 2,
          value: 900,
          grams: 700,
          battery: 'none',
          sellerId: '',
          makerId: '',
          standardId: '',
        },
      ],
      customs: { purpose: 'sale', schemeNumber: '' },
      warehouseId: 'hangzhou',
      collectOn: '',
      reference: '',
    },
    sender,
    choiceId: null,
    orderNumber,
    issues: 1,
    refunded: 0,
    step: 2,
    state: 'labelled',
    createdAt: now,
    changedAt: now,
  }
  const product = { kind: 'shipment', id: 1, name: '国际运费', summary: '', price: line.amount } as const
  await writeRows(server.db, [
    write(orders, {
      number: orderNumber,
      userId: buyer.userId,
      orgId: null,
      kind: product.kind,
      productId: 100_000 + numbers,
      product: { ...product, includes: [], cancellation: [] },
      amount: line.amount,
      places: null,
      refundTerms: { percentByStage: {} },
      fulfilAfter: null,
      termsVersion: orderTermsVersion,
      invoice: null,
      payBefore: now,
      createdAt: now,
      changedAt: now,
    }),
  ])
  await writeRows(server.db, [write(shipments, row), ...labelRows(row, carriage, now)])
  return { number, label: labelNumber(row, 1), buyer, amount: line.amount }
}
