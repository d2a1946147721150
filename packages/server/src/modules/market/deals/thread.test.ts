import { randomUUID } from 'node:crypto'
import { dealMessagesMax } from '@chuhai/contract/constants'
import { beforeAll, describe, expect, it } from 'vitest'
import { startMarket } from '../../../testing/deal'
import { startClockedPayments } from '../../../testing/payment'
import { toldTo } from '../../../testing/told'
import { marketMessages } from './tables'

const { server, pay, clock, pass } = startClockedPayments()

let market: Awaited<ReturnType<typeof startMarket>>
beforeAll(async () => {
  market = await startMarket(server, pay)
})
const told = async (userId: number, number: string) =>
  (await toldTo(server.db, userId)).filter(
    (one) => one.kind === 'deal.written' && one.values.number === number,
  )

describe('the thread of a deal', () => {
  it('has what both sides have written, and who has read until when', async () => {
    const { buyer, number } = await market.bought(clock())
    const { provider } = market
    await buyer.write(number, '什么时候能开始？')
    pass(1)
    await provider.write(number, '明天')
    const { data } = await buyer.thread(number)
    expect(data.messages.map(({ side, text }) => [side, text])).toEqual([
      ['buyer', '什么时候能开始？'],
      ['provider', '明天'],
    ])
    expect(data).toMatchObject({ unread: 1, readByOther: null })
    expect((await buyer.list('buyer')).list[0]).toMatchObject({ number, unread: 1 })
    expect((await buyer.read(number, clock())).data).toEqual({ unread: 0 })
    expect((await buyer.read(number, new Date(0))).data).toEqual({ unread: 0 })
    expect((await provider.thread(number)).data.readByOther).toBe(clock().toISOString())
  })

  it('takes a message once, however often it is sent, and no empty one', async () => {
    const { buyer, number } = await market.bought(clock())
    const id = randomUUID()
    await Promise.all(Array.from({ length: 5 }, () => buyer.write(number, '你好', id)))
    expect((await buyer.thread(number)).data.messages).toHaveLength(1)
    expect((await buyer.write(number, '  ')).status).toBe('DEAL_MESSAGE_EMPTY')
    const file = { address: `/files/${'a'.repeat(43)}.pdf`, name: 'a.pdf' }
    expect((await buyer.write(number, '', randomUUID(), [file])).status).toBe('DEAL_FILE_UNKNOWN')
  })

  it('has room for so many messages, also where the last ones are sent at once', async () => {
    const { buyer, person, number } = await market.bought(clock())
    const row = () => ({ id: randomUUID(), number, userId: person.userId, side: 'buyer' as const })
    await server.db.insert(marketMessages).values(
      Array.from({ length: dealMessagesMax - 2 }, () => ({
        ...row(),
        text: '你好',
        files: [],
        at: clock(),
      })),
    )
    const sent = await Promise.all(Array.from({ length: 5 }, () => buyer.write(number, '在吗')))
    expect(sent.map(({ status }) => status).toSorted()).toEqual([
      ...Array.from({ length: 3 }, () => 'DEAL_THREAD_FULL'),
      'success',
      'success',
    ])
  })

  it('tells the other side once until they have read', async () => {
    const { buyer, number } = await market.bought(clock())
    const { member, provider } = market
    for (const text of ['一', '二', '三']) await buyer.write(number, text)
    expect(await told(member.userId, number)).toHaveLength(1)
    pass(1)
    await provider.read(number, clock())
    await buyer.write(number, '四')
    expect(await told(member.userId, number)).toHaveLength(2)
  })
})
