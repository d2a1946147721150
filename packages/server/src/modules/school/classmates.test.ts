import { randomUUID } from 'node:crypto'
import type { ProductRef } from '@chuhai/contract/order'
import { type Classmates, classmateConsentVersion } from '@chuhai/contract/school'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { accept, addClass, newBuyer, type TestBuyer } from '../../testing/order'
import { pageHeaders, startTestApp } from '../../testing/test-app'
import { recordPayment } from '../order/payments'
import { orders } from '../order/tables'
import { classmates } from './tables'

const server = startTestApp()
const price = 398_000

let product: ProductRef
beforeEach(async () => {
  product = await addClass(server.db, { price })
})

/** A student with a place in a class, paid or not. */
const newStudent = async (of = product, isPaid = true) => {
  const buyer = await newBuyer(server)
  await accept(server.db, buyer.userId, of)
  const { number } = await buyer.order(of, price)
  const received = { number, amount: price, paymentNumber: randomUUID(), paidAt: new Date() }
  if (isPaid) await recordPayment(server.db, received, new Date())
  return { ...buyer, number }
}

const call = async (method: string, who?: TestBuyer, body?: object, id = product.id) => {
  const response = await server.request(`/api/school/class/${id}/classmates`, {
    method,
    headers: { ...pageHeaders, ...(who && { Cookie: who.cookie }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  return (await response.json()) as { status: string; data: Classmates }
}
const join = (who: TestBuyer, name: string, company = '') =>
  call('PUT', who, { name, company, consentVersion: classmateConsentVersion })
const seenBy = async (who: TestBuyer) => (await call('GET', who)).data

describe('classmates', () => {
  it('see nobody who has not agreed, and whoever has, by the name and company of their choice', async () => {
    const [one, other] = [await newStudent(), await newStudent()]
    expect(await seenBy(one)).toEqual({ own: null, others: [] })
    expect((await join(other, ' 小林 ', '宁波远帆')).data.own).toEqual({ name: '小林', company: '宁波远帆' })
    expect(await seenBy(one)).toEqual({ own: null, others: [{ name: '小林', company: '宁波远帆' }] })
    expect((await seenBy(other)).others).toEqual([])
  })

  it('see a change, and nothing of who has taken the consent back, of whom no row is left', async () => {
    const [one, other] = [await newStudent(), await newStudent()]
    await join(other, '小林', '宁波远帆')
    await join(other, '林知远')
    expect((await seenBy(one)).others).toEqual([{ name: '林知远', company: '' }])
    expect((await call('DELETE', other)).data).toEqual({ own: null, others: [] })
    expect((await seenBy(one)).others).toEqual([])
    expect(await server.db.$count(classmates, eq(classmates.userId, other.userId))).toBe(0)
  })

  it('are stored with the words of consent and its time', async () => {
    const student = await newStudent()
    await join(student, '小林')
    const [row] = await server.db.select().from(classmates).where(eq(classmates.userId, student.userId))
    expect(row).toMatchObject({ consentVersion: classmateConsentVersion, agreedAt: expect.any(Date) })
    expect((await call('PUT', student, { name: '小林', company: '' })).status).toBe('REQUEST_INVALID')
  })

  it('need a name', async () => {
    const student = await newStudent()
    expect((await join(student, ' ')).status).toBe('CLASSMATE_NAME_REQUIRED')
    expect((await join(student, '远'.repeat(21))).status).toBe('CLASSMATE_NAME_TOO_LONG')
    expect((await join(student, '远', '帆'.repeat(101))).status).toBe('CLASSMATE_COMPANY_TOO_LONG')
  })

  it('are those of one class: not for others, for who has not paid, or for who has given the place back', async () => {
    const student = await newStudent()
    await join(student, '小林')
    const elsewhere = await newStudent(await addClass(server.db, { price }))
    const [unpaid, former] = [await newStudent(product, false), await newStudent()]
    await join(former, '旧同学')
    await server.db
      .update(orders)
      .set({ state: 'refunded', isHeld: false })
      .where(eq(orders.number, former.number))
    for (const who of [await newBuyer(server), elsewhere, unpaid, former]) {
      expect((await call('GET', who)).status).toBe('NOT_FOUND')
      expect((await join(who, '外人')).status).toBe('NOT_FOUND')
      expect((await call('DELETE', who)).status).toBe('NOT_FOUND')
    }
    expect((await call('GET')).status).toBe('UNAUTHORIZED')
    expect((await seenBy(await newStudent())).others).toEqual([{ name: '小林', company: '' }])
  })
})

it('the calendar file of a class has what is taught on which days', async () => {
  const response = await server.request('/api/school/class/1/calendar.ics')
  const text = (await response.text()).replaceAll('\r\n ', '')
  expect(text).toMatch(/\d{4}-\d\d-\d\d 至 \d{4}-\d\d-\d\d 第\s1–2\s周：定品与注册/)
})
