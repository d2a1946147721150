import { expect, it } from 'vitest'
import { zip } from '../../testing/documents'
import { readTimeInShanghai, timeInShanghai } from '../../time/shanghai'
import { readStatementArchive } from './download-statement'
import { readStatement } from './statement'

/** As Alipay gives it: more columns, tabs after values, sums at the end. */
const statement = `#支付宝业务明细查询
#账号：[20881234567890120156]
#起始日期：[2026年11月22日 00:00:00]   终止日期：[2026年11月23日 00:00:00]
#-----------------------------------------业务明细列表----------------------------------------
支付宝交易号,商户订单号,业务类型,商品名称,创建时间,完成时间,门店编号,门店名称,操作员,终端号,对方账户,订单金额（元）,商家实收（元）,支付宝红包（元）,集分宝（元）,支付宝优惠（元）,商家优惠（元）,券核销金额（元）,券名称,商家红包消费金额（元）,卡消费金额（元）,退款批次号/请求号,服务费（元）,分润（元）,备注
2026112222001400001\t,P20261122000000000001\t,交易\t,"独立站实战营, 深圳"\t,2026-11-22 10:00:00,2026-11-22 10:01:00,,,,,*三(138****0000)\t,2980.00,2980.00,0.00,0.00,0.00,0.00,0.00,,0.00,0.00,,-17.88,0.00,
2026112222001400001\t,P20261122000000000001\t,退款\t,"独立站实战营, 深圳"\t,2026-11-22 10:00:00,2026-11-22 12:01:00,,,,,*三(138****0000)\t,-2980.00,-2980.00,0.00,0.00,0.00,0.00,0.00,,0.00,0.00,R20261122000000000001\t,17.88,0.00,
#-----------------------------------------业务明细列表结束------------------------------------
#交易合计：1笔，商家实收共2980.00元，商家优惠共0.00元
#导出时间：[2026年11月23日 09:30:00]
`

/** A statement of one payment of 0.28 yuan, as bytes of GBK. */
const inGbk = Buffer.from(
  [
    'I9anuLaxptK1zvHD98+4sunRrwojxvDKvMjVxtqjulsyMDI2xOoxMdTCMjLI1SAwMDowMDowMF0gICDW1da5yNXG2qO6WzIw',
    'MjbE6jEx1MIyM8jVIDAwOjAwOjAwXQrWp7i2saa9u9LXusUsycy7p7aptaW6xSzStc7xwODQzSy2qbWlvfC27qOo1KqjqSzN',
    'y7/uxfq0zrrFL8frx/O6xQoyMDI2MTEyMjIyMDAxNDAwMDAxCSxQMjAyNjExMjIwMDAwMDAwMDAwMDEJLL270tcJLDAuMjgs',
    'Cg==',
  ].join(''),
  'base64',
)

it('reads the statement in GBK out of its archive, whatever its files are called', async () => {
  const archive = zip([
    ['20881234_20261122_\u2592\u2261(\u2557\u03c0\u255e).csv', '#\ufffd'],
    ['20881234_20261122_\u2592\u2261.csv', inGbk],
  ])
  expect((await readStatementArchive(archive))?.rows).toMatchObject([
    { kind: 'payment', paymentNumber: 'P20261122000000000001', amount: 28 },
  ])
  expect(await readStatementArchive(zip([['empty.csv', '']]))).toBeNull()
})

it('reads payments and refunds of the statement’s time', () => {
  const row = { paymentNumber: 'P20261122000000000001', tradeNumber: '2026112222001400001', amount: 298_000 }
  expect(readStatement(statement)).toEqual({
    from: new Date('2026-11-22T00:00:00+08:00'),
    to: new Date('2026-11-23T00:00:00+08:00'),
    rows: [
      { ...row, kind: 'payment', refundNumber: null },
      { ...row, kind: 'refund', refundNumber: 'R20261122000000000001' },
    ],
  })
})

it.each([
  ['an empty file', ''],
  ['another table', 'a,b\n1,2\n'],
  ['a statement without its time', statement.replace('起始日期', '日期')],
  ['an amount that is none', statement.replace('2980.00', '两千')],
  ['an unknown kind of row', statement.replace('交易\t,', '转账\t,')],
])('does not take %s for a statement', (_, text) => {
  expect(readStatement(text)).toBeNull()
})

it('reads and writes times of China, with and without parts of a second', () => {
  const time = new Date('2026-11-22T16:30:05Z')
  expect(timeInShanghai(time)).toBe('2026-11-23 00:30:05')
  expect(readTimeInShanghai('2026-11-23 00:30:05.123')).toEqual(time)
  expect(readTimeInShanghai('yesterday')).toBeNull()
})
