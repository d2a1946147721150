import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { startTestAdminApi } from '../testing/admin-api'
import { startTestPayments } from '../testing/payment'
import { startSenders, type TestSender } from '../testing/shipment'
import { startTestApp } from '../testing/test-app'
import { logistics } from './logistics'

const server = startTestApp()
const senders = startSenders(server, startTestPayments(server))
const at = startTestAdminApi(server)
const shipments = (...words: string[]) => at.run(logistics, ['shipments', ...words])

let sender: TestSender
beforeAll(async () => {
  sender = await senders.sender()
})

const paid = async () => {
  const { numbers } = await senders.paid(sender)
  const [number = ''] = numbers
  await sender.get(number)
  return number
}

describe('a shipment', () => {
  it('is found, and shown with its addresses, goods, labels and steps', async () => {
    const number = await paid()
    expect(await shipments('list')).toMatch(new RegExp(`${number} +待交货`))
    const shown = await shipments('show', number)
    for (const words of ['Łukasz Wójcik', '00-950', '硅胶手机壳', '3926909790', `${number}A01`, '付款成功'])
      expect(shown).toContain(words)
  })

  it('has its label voided with words that the sender reads', async () => {
    const number = await paid()
    expect(await shipments('void', number, '城市写错了')).toBe(`${number}：面单已作废`)
    const { data } = await sender.get(number)
    expect([data.state, data.history.at(-1)?.words]).toEqual(['voided', '城市写错了'])
    await expect(shipments('void', number, '再来')).rejects.toThrow(/现在是“面单已作废”/)
  })

  it('is cancelled, and its freight goes back', async () => {
    const number = await paid()
    expect(await shipments('cancel', number, '目的地暂停派送')).toMatch(/：已取消，退回 \d+\.\d\d 元$/)
    expect((await sender.get(number)).data.state).toBe('cancelled')
    await expect(shipments('cancel', number, '再来')).rejects.toThrow(/不能这样处理/)
  })

  it('is named by its number', async () => {
    await expect(shipments('show', 'C20261128000000000009')).rejects.toThrow(/不是运单号/)
    await expect(shipments('show', 'CY9911280000000009')).rejects.toThrow(/没有运单/)
  })
})

it('all shipments are exported', async () => {
  const number = await paid()
  const out = join(at.folder, 'shipments.csv')
  expect(await at.run(logistics, ['shipments', 'export'], { out })).toMatch(/已写好：\d+ 票/)
  expect(await readFile(out, 'utf8')).toContain(number)
})
