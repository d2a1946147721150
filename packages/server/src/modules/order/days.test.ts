import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { inShanghai } from '../../operator/output'
import { readTimeInShanghai, timeInShanghai } from '../../time/shanghai'
import { readStatement } from '../payment/statement'
import { newNumber } from './order-number'
import { refundableOf } from './refunds'

/** Half an hour into the 24th in China, and still the 23rd in UTC and New York. */
const late = new Date('2026-11-23T16:30:00Z')

const statement = `#起始日期：[2026年11月24日 00:00:00]   终止日期：[2026年11月25日 00:00:00]
支付宝交易号,商户订单号,业务类型,订单金额（元）,退款批次号/请求号
2026,P1,交易,1.00,`

describe.each(['UTC', 'America/New_York', 'Asia/Shanghai'])('on a machine in %s', (zone) => {
  it('a day is one of China: of numbers, refunds, statements, requests and exports', () => {
    vi.stubEnv('TZ', zone)
    onTestFinished(() => void vi.unstubAllEnvs())
    expect([newNumber('order', late).slice(0, 9), newNumber('payment', late).slice(0, 9)]).toEqual([
      'C20261124',
      'P20261124',
    ])
    const bought = { amount: 1, places: null, paidAt: late }
    const now = { share: 100, promised: 0, now: late }
    const endOf = (day: string) => new Date(`${day}T23:59:59+08:00`)
    expect(refundableOf({ ...bought, refundTerms: { daysAfterPayment: 7 } }, now)?.until).toEqual(
      endOf('2026-12-01'),
    )
    expect(refundableOf({ ...bought, refundTerms: { lastDate: '2026-12-17' } }, now)?.until).toEqual(
      endOf('2026-12-17'),
    )
    expect(readStatement(statement)).toMatchObject({
      from: new Date('2026-11-23T16:00:00Z'),
      to: new Date('2026-11-24T16:00:00Z'),
    })
    expect(timeInShanghai(late)).toBe('2026-11-24 00:30:00')
    expect(readTimeInShanghai('2026-11-24 00:30:00')).toEqual(late)
    expect(inShanghai(late.toISOString())).toContain('2026-11-24 00:30')
  })
})
