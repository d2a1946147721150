import { randomInt, randomUUID } from 'node:crypto'
import type { InvoiceRecord } from '@chuhai/contract/admin'
import type { Order } from '@chuhai/contract/order'
import type { OrganisationRole } from '@chuhai/contract/organisation'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { invoiceXml, ofd, pdf } from '../../../testing/documents'
import { company as organisation } from '../../../testing/forms'
import { addCourse, newBuyer, type TestBuyer } from '../../../testing/order'
import { addOrganisation, newMember } from '../../../testing/organisation'
import { startTestApp } from '../../../testing/test-app'
import { toldTo } from '../../../testing/told'
import { startTestUploads } from '../../../testing/upload'
import { hourMs } from '../../../time/durations'
import { deleteUnusedFiles } from '../../file/cleanup'
import { fileUsers } from '../../file-users'
import { productSources } from '../../product-sources'
import { payments, refunds } from '../books/tables'
import { detachOrders } from '../erasure'
import { decideOrder } from '../operator'
import { recordPartRefund, recordPayment, recordRefund } from '../payments'
import { orders } from '../tables'
import { findManagedInvoice, listManagedInvoices } from './operator'
import { recordInvoice } from './record'

const uploads = startTestUploads()
const server = startTestApp({ uploads })
const price = 19_900
const company = { type: 'company', title: '远帆贸易', taxNumber: organisation.socialCode }
const person = { type: 'person', title: '沈立群' }
const encoded = (...files: Buffer[]) => files.map((file) => file.toString('base64'))
const newNumber = () => String(randomInt(2 ** 47)).padStart(20, '26332')

/** A paid order whose buyer wants an invoice, unless said otherwise. */
const bought = async (recipient: object | null = person) => {
  const buyer = await newBuyer(server)
  const { number } = await buyer.order(await addCourse(server.db), price)
  if (recipient) await buyer.saveInvoice(number, recipient)
  const now = new Date()
  const received = { number, amount: price, paymentNumber: randomUUID(), paidAt: now }
  await recordPayment(server.db, received, now)
  const mine = async () => (await buyer.get(number)).data
  return { buyer, number, mine, ...callsOf(number) }
}

const callsOf = (order: string) => {
  const record = (body: InvoiceRecord) =>
    recordInvoice(order, body, { db: server.db, store: uploads.store, by: 'li@desk', now: new Date() })
  return {
    record,
    issue: (number = newNumber(), files = encoded(pdf)) => record({ action: 'issue', number, files }),
    red: (action: 'correct' | 'void', number = newNumber(), files: string[] = []) =>
      record({ action, number, files, reason: '抬头有误' }),
    /** Gives part of the money back. */
    async giveBack(amount: number) {
      const now = new Date()
      const refundNumber = randomUUID()
      await server.db.insert(refunds).values({
        number: refundNumber,
        paymentNumber: await paymentOf(order),
        orderNumber: order,
        amount,
        isSurplus: false,
        isPart: true,
        openedAt: now,
        doneAt: now,
        attempts: 1,
        nextAttemptAt: now,
      })
      await recordPartRefund(server.db, { number: order, refundNumber, amount }, now)
    },
    async giveAllBack() {
      const verdict = { decision: 'refund', reason: '讲师停课', by: 'li@desk' } as const
      await decideOrder({ db: server.db, sources: productSources }, order, verdict, new Date())
      await recordRefund(server.db, { number: order, refundNumber: randomUUID() }, new Date())
    },
  }
}

/** A payment of the provider, which refunds refer to. */
const paymentOf = async (order: string): Promise<string> => {
  const now = new Date()
  const number = randomUUID()
  await server.db.insert(payments).values({
    number,
    orderNumber: order,
    provider: 'alipay',
    appId: '1',
    amount: price,
    subject: '课程',
    state: 'paid',
    tradeNumber: number,
    payBefore: now,
    openedAt: now,
    paidAt: now,
    queries: 0,
    nextQueryAt: now,
  })
  return number
}

const statesOf = ({ invoices: { state, amount, isReversalDue } }: Order) => [state, amount, isReversalDue]
const download = (path: string, buyer?: TestBuyer) =>
  server.request(path, { headers: buyer ? { Cookie: buyer.cookie } : {} })

describe('an invoice', () => {
  it('is asked for by the buyer of a paid order, who downloads it in every format', async () => {
    const { buyer, number: order, mine, issue } = await bought(company)
    expect(statesOf(await mine())).toEqual(['asked', 0, false])
    const number = newNumber()
    expect(await issue(number, encoded(invoiceXml(number), ofd, pdf))).toBe('recorded')
    const { invoices } = await mine()
    expect(invoices).toMatchObject({ state: 'issued', amount: price, isReversalDue: false })
    const [one] = invoices.list
    expect(one).toMatchObject({ number, reverses: null, amount: price, reason: null })
    expect(one?.files.map(({ format }) => format)).toEqual(['pdf', 'ofd', 'xml'])
    const response = await download(one?.files[0]?.address ?? '', buyer)
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Disposition')).toContain(encodeURIComponent(`发票${number}.pdf`))
    expect(Buffer.from(await response.arrayBuffer())).toEqual(pdf)
    const told = (await toldTo(server.db, buyer.userId)).filter(({ kind }) => kind === 'invoice.issued')
    expect(told).toEqual([
      { kind: 'invoice.issued', values: { number: order, product: expect.any(String), amount: '¥199' } },
    ])
  })

  it('is there for its buyer alone', async () => {
    const { mine, issue } = await bought()
    await issue()
    const address = (await mine()).invoices.list[0]?.files[0]?.address ?? ''
    const statuses = [await download(address), await download(address, await newBuyer(server))]
    expect(statuses.map(({ status }) => status)).toEqual([404, 404])
  })

  it('of an order of an organisation is there for its finance, too, and for no other member', async () => {
    const { number: order, mine, issue } = await bought()
    const { id: orgId } = await addOrganisation(server)
    await server.db.update(orders).set({ orgId }).where(eq(orders.number, order))
    await issue()
    const address = (await mine()).invoices.list[0]?.files[0]?.address ?? ''
    const statusFor = async (role: OrganisationRole) => {
      const { who } = await newMember(server, orgId, role)
      return (await server.request(address, { headers: { Cookie: who.cookie } })).status
    }
    expect([await statusFor('finance'), await statusFor('member')]).toEqual([200, 404])
  })

  it('keeps its files, which nothing else refers to', async () => {
    const { buyer, mine, issue } = await bought()
    await issue()
    const address = (await mine()).invoices.list[0]?.files[0]?.address ?? ''
    const later = new Date(Date.now() + 48 * hourMs)
    await deleteUnusedFiles({ db: server.db, store: uploads.store, fileUsers }, later)
    expect((await download(address, buyer)).status).toBe(200)
  })

  it('is refused where it cannot be', async () => {
    const unpaid = await newBuyer(server)
    const { number } = await unpaid.order(await addCourse(server.db), price)
    await unpaid.saveInvoice(number, person)
    expect(await callsOf(number).issue()).toBe('notPaid')
    expect(await callsOf('C2026112300000000').issue()).toBe('unknown')
    const unasked = await bought(null)
    expect(await unasked.issue()).toBe('notAsked')
    expect(await unasked.red('void')).toBe('nothingIssued')
    const { issue, mine, red } = await bought()
    const own = newNumber()
    expect(await issue(own, encoded(Buffer.from('no invoice')))).toBe('fileUnreadable')
    expect(await issue(own, encoded(pdf, pdf))).toBe('fileUnreadable')
    expect(await issue(own, encoded(invoiceXml(newNumber())))).toBe('numberDiffers')
    expect((await mine()).invoices.list).toEqual([])
    expect(await issue(own)).toBe('recorded')
    expect(await issue()).toBe('alreadyIssued')
    expect(await red('correct')).toBe('nothingReturned')
    expect(await red('void', own)).toBe('numberTaken')
  })

  it('is issued once, however many operators do it at the same time', async () => {
    const { issue, mine } = await bought()
    const outcomes = await Promise.all([issue(), issue(), issue()])
    expect(outcomes.toSorted()).toEqual(['alreadyIssued', 'alreadyIssued', 'recorded'])
    expect((await mine()).invoices.list).toHaveLength(1)
  })
})

describe('a red invoice', () => {
  it('takes back what has gone back since, and tells so', async () => {
    const { buyer, issue, red, giveBack, mine } = await bought()
    await issue()
    await giveBack(5_000)
    expect(statesOf(await mine())).toEqual(['issued', price, true])
    expect(await red('correct', newNumber(), encoded(pdf))).toBe('recorded')
    const { invoices } = await mine()
    expect(invoices).toMatchObject({ state: 'corrected', amount: 14_900, isReversalDue: false })
    expect(invoices.list[1]).toMatchObject({
      reverses: invoices.list[0]?.number,
      amount: 5_000,
      reason: '抬头有误',
      files: [{ format: 'pdf' }],
    })
    expect(await toldTo(server.db, buyer.userId)).toContainEqual({
      kind: 'invoice.corrected',
      values: expect.objectContaining({ amount: '¥50', rest: '¥149', reason: '抬头有误' }),
    })
  })

  it('takes all of it back after all of the money has gone back', async () => {
    const { buyer, issue, red, giveAllBack, mine } = await bought()
    await issue()
    await giveAllBack()
    expect(statesOf(await mine())).toEqual(['issued', price, true])
    expect(await red('correct')).toBe('recorded')
    expect(statesOf(await mine())).toEqual(['void', 0, false])
    expect(await issue()).toBe('notPaid')
    const kinds = (await toldTo(server.db, buyer.userId)).map(({ kind }) => kind)
    expect(kinds).toContain('invoice.voided')
  })

  it('voids one with a wrong title, after which the buyer mends it and gets another', async () => {
    const { buyer, number, issue, red, mine } = await bought()
    await issue()
    expect((await buyer.saveInvoice(number, company)).status).toBe('ORDER_INVOICE_ISSUED')
    expect(await red('void')).toBe('recorded')
    expect(statesOf(await mine())).toEqual(['asked', 0, false])
    expect((await buyer.saveInvoice(number, company)).data.invoice).toEqual(company)
    expect(await issue()).toBe('recorded')
    expect(statesOf(await mine())).toEqual(['corrected', price, false])
  })
})

describe('the list of operators', () => {
  it('has paid orders by their state, page by page', async () => {
    const [asked, issued, unasked] = [await bought(), await bought(), await bought(null)]
    await issued.issue()
    await issued.giveBack(100)
    const numbersOf = async (query: object) => {
      const found: string[] = []
      for (let after: string | undefined; ; ) {
        const page = await listManagedInvoices(server.db, { ...query, after, rows: 2 })
        found.push(...page.map(({ orderNumber }) => orderNumber))
        if (page.length < 2) return found
        after = page.at(-1)?.orderNumber
      }
    }
    const all = await numbersOf({})
    expect(all).toEqual([...new Set(all)].toSorted())
    expect(all).toEqual(expect.arrayContaining([asked.number, issued.number]))
    expect(all).not.toContain(unasked.number)
    expect(await numbersOf({ state: 'asked' })).toContain(asked.number)
    expect(await numbersOf({ state: 'asked' })).not.toContain(issued.number)
    expect(await numbersOf({ reversal: 'due' })).toContain(issued.number)
  })
})

it('of an erased buyer stays in the books without them and their files', async () => {
  const { buyer, number, issue, red } = await bought()
  await issue()
  await detachOrders(server.db, buyer.userId)
  const kept = await findManagedInvoice(server.db, number)
  expect(kept).toMatchObject({ userId: null, recipient: null, state: 'issued', list: [{ files: [] }] })
  expect(await red('void', newNumber(), encoded(pdf))).toBe('recorded')
  expect((await findManagedInvoice(server.db, number))?.list[1]?.files).toEqual([])
  expect(await issue()).toBe('notAsked')
})
