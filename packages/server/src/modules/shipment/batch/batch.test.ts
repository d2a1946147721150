import { shipmentBatchPath } from '@chuhai/contract/logistics'
import { parse } from 'csv-parse/sync'
import { beforeAll, describe, expect, it } from 'vitest'
import { startTestPayments } from '../../../testing/payment'
import { startSenders, type TestSender } from '../../../testing/shipment'
import { startTestApp } from '../../../testing/test-app'
import { startTestUploads } from '../../../testing/upload'
import { minuteMs } from '../../../time/durations'
import { shippingQuotes } from '../../rates/tables'
import { batchColumns } from './columns'
import { templateCsv } from './records'

const uploads = startTestUploads()
let now = new Date()
const server = startTestApp({ uploads, clock: () => now })
const senders = startSenders(server, startTestPayments(server))

let sender: TestSender
beforeAll(async () => {
  sender = await senders.sender()
})

const example = parse(templateCsv(), { bom: true, columns: true })[0] as Record<string, string>
const good = { ...example, 交货仓库: '杭州集货仓' }

const csvOf = (rows: readonly Record<string, string>[]): string =>
  [batchColumns.join(','), ...rows.map((row) => batchColumns.map((name) => row[name] ?? '').join(','))].join(
    '\r\n',
  )

describe('a file of shipments', () => {
  it('becomes shipments that can be paid, row by row; what is wrong comes back with its reasons', async () => {
    const rows = [
      good,
      { ...good, 邮编: '950' },
      { ...good, 收件人: '王伟' },
      { ...good, '重量(kg)': '0.4200001' },
      { ...good, 英文品名: 'Gift item' },
      { ...good, 线路: '没有这条线路' },
      { ...good, 交货仓库: '火星仓' },
      { ...good, 国家或地区: '波兰', 参考号: 'SO-2' },
    ]
    const { status, data } = await sender.upload(csvOf(rows))
    expect(status).toBe('success')
    expect([data.made, data.refused]).toEqual([2, 6])
    expect(data.rows.map(({ line, problems }) => [line, problems])).toEqual([
      [2, []],
      [3, ['邮编：与波兰的格式不一致']],
      [4, ['收件人：请用拉丁字母填写，例如拼音、英文或当地文字']],
      [5, ['重量(kg)：请填写千克数，最多三位小数']],
      [6, ['英文品名：品名太笼统，海关会退回，请写清是什么东西']],
      [7, ['线路：没有“没有这条线路”']],
      [8, ['交货仓库：这个仓库不收这批货，请另选一个']],
      [9, []],
    ])
    const numbers = data.rows.flatMap(({ number }) => number ?? [])
    // What no shipment came of is not kept.
    expect(await server.db.$count(shippingQuotes)).toBe(numbers.length)
    expect((await sender.choose(numbers, data.amount)).status).toBe('success')
  })

  it('comes back with results behind its columns, and can be handed in again', async () => {
    const { data } = await sender.upload(
      csvOf([
        { ...good, 参考号: '=SUM(A1)' },
        { ...good, 电话: '' },
      ]),
    )
    const response = await sender.file(shipmentBatchPath(data.id))
    const text = await response.text()
    const [titles, made, refused] = parse(text, { bom: true }) as string[][]
    expect(titles?.slice(-4)).toEqual(['结果', '运单号', '运费(元)', '原因'])
    expect(made?.[0]).toBe("'=SUM(A1)")
    expect(made?.slice(-4, -2)).toEqual(['已生成', data.rows[0]?.number])
    expect(refused?.slice(-4)).toEqual(['未生成', '', '', '电话：请填写这一项'])
    // The rows that are shipments already stay in the file that is mended.
    const again = await sender.upload(text.replace('m. 12,,', 'm. 12,+48221234567,'))
    expect([again.data.made, again.data.refused]).toEqual([1, 0])
    expect(again.data.rows.map(({ line }) => line)).toEqual([3])
    const stranger = await senders.sender()
    expect((await stranger.file(shipmentBatchPath(data.id))).status).toBe(404)
  })

  it('makes nothing twice when it is sent again after a lost answer or twice at once, and something new later', async () => {
    const file = csvOf([{ ...good, 参考号: 'SO-7' }])
    const { data } = await sender.upload(file)
    expect((await sender.upload(file)).data).toEqual(data)
    const twice = csvOf([{ ...good, 参考号: 'SO-8' }])
    const [first, second] = await Promise.all([sender.upload(twice), sender.upload(twice)])
    expect(second.data.id).toBe(first.data.id)
    now = new Date(now.getTime() + 11 * minuteMs)
    expect((await sender.upload(file)).data.rows[0]?.number).not.toBe(data.rows[0]?.number)
  })

  it.each([
    ['with other columns', '参考号,收件人\r\n1,2', 'SHIPMENT_BATCH_COLUMNS'],
    ['without rows', `${batchColumns.join(',')}\r\n`, 'SHIPMENT_BATCH_ROWS'],
    ['with 501 rows', csvOf(Array.from({ length: 501 }, () => good)), 'SHIPMENT_BATCH_ROWS'],
    ['that nobody can read', Buffer.from([0xff, 0xd8, 0xff, 0x00]), 'SHIPMENT_BATCH_UNREADABLE'],
  ])('%s is refused as a whole', async (_, text, code) => {
    expect((await sender.upload(typeof text === 'string' ? text : new Uint8Array(text))).status).toBe(code)
  })
})
