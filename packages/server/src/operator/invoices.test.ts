import { randomInt, randomUUID } from 'node:crypto'
import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { listAuditEntries } from '@chuhai/contract/admin'
import { strFromU8, unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { recordPayment } from '../modules/order/payments'
import { type GivenOptions, startTestAdminApi } from '../testing/admin-api'
import { invoiceXml, pdf } from '../testing/documents'
import { company } from '../testing/forms'
import { addCourse, newBuyer } from '../testing/order'
import { startTestApp } from '../testing/test-app'
import { startTestUploads } from '../testing/upload'
import { invoices } from './invoices'

const uploads = startTestUploads()
const server = startTestApp({ uploads })
const at = startTestAdminApi(server, uploads.store)
const price = 19_900

const manage = (words: string[], options: GivenOptions = {}) => at.run(invoices, words, options)
const newNumber = () => String(randomInt(2 ** 47)).padStart(20, '26332')

const asked = async (recipient: object) => {
  const buyer = await newBuyer(server)
  const { number } = await buyer.order(await addCourse(server.db), price)
  await buyer.saveInvoice(number, recipient)
  const now = new Date()
  await recordPayment(server.db, { number, amount: price, paymentNumber: randomUUID(), paidAt: now }, now)
  return { number, mine: async () => (await buyer.get(number)).data.invoices }
}

const person = { type: 'person', title: '沈立群' }
const firm = { type: 'company', title: '远帆贸易', taxNumber: company.socialCode }

const fileOf = async (name: string, content: Buffer): Promise<string> => {
  const path = join(at.folder, name)
  await writeFile(path, content)
  return path
}

it('an invoice is listed, issued with its files, and voided with a reason', async () => {
  const { number: order, mine } = await asked(firm)
  expect(await manage(['list'], { status: '待开具' })).toMatch(
    new RegExp(`^${order} +待开具 +远帆贸易 +${company.socialCode} .* 199\\.00 +0\\.00 `, 'm'),
  )
  const [number, red] = [newNumber(), newNumber()]
  const file = [await fileOf('发票 1.pdf', pdf), await fileOf('1.xml', invoiceXml(number))]
  expect(await manage(['issue', order, number], { file })).toContain(`发票 ${number} 已登记`)
  expect((await mine()).list[0]?.files).toHaveLength(2)
  const other = newNumber()
  const otherFile = [await fileOf('2.xml', invoiceXml(other))]
  await expect(manage(['issue', order, other], { file: otherFile })).rejects.toThrow(/已有发票/)
  await expect(manage(['correct', order, red, '部分退款'])).rejects.toThrow(/没有退款要冲红/)
  expect(await manage(['void', order, red, '抬头', '有误'])).toContain(`红字发票 ${red} 已登记`)
  expect(await mine()).toMatchObject({ state: 'asked', list: [{}, { reason: '抬头 有误' }] })
  expect(await manage(['list'])).toContain(`${number} ${red}`)
})

it('what is recorded is in the audit log, without the files', async () => {
  const { number: order } = await asked(person)
  const number = newNumber()
  await manage(['issue', order, number], { file: await fileOf('2.pdf', pdf) })
  const [, entry] = await at.call(listAuditEntries, { query: { rows: 2 } })
  expect(entry).toMatchObject({
    action: 'recordInvoice',
    detail: { order, action: 'issue', number },
    before: { state: 'asked', amount: 0 },
    after: { state: 'issued', amount: price },
  })
})

it('a number, a file or a reason that is missing or wrong is refused with what is expected', async () => {
  const { number: order } = await asked(person)
  await expect(manage(['issue', order, '123'])).rejects.toThrow(/发票号码有 20 位数字/)
  await expect(manage(['issue', order, newNumber()])).rejects.toThrow(/要写 --file/)
  await expect(manage(['void', order, newNumber()])).rejects.toThrow(/还要写 原因/)
  const wrong = await fileOf('3.txt', Buffer.from('发票'))
  await expect(manage(['issue', order, newNumber()], { file: wrong })).rejects.toThrow(/不是 PDF、OFD 或 XML/)
  await expect(manage(['issue', order, newNumber()], { file: 'nothing.pdf' })).rejects.toThrow(/读不了/)
})

it('invoices that are asked for are exported in the columns of the tax software', async () => {
  const [{ number: first }, { number: second }] = [await asked(person), await asked(firm)]
  const out = join(at.folder, '待开.xlsx')
  await expect(manage(['export'], { out: 'a.csv' })).rejects.toThrow(/\.xlsx/)
  const code = '3070201020000000000'
  expect(await manage(['export'], { out, rate: '0.06', code })).toMatch(/已写好：\d+ 张$/)
  expect((await stat(out)).mode & 0o777).toBe(0o600)
  const parts = unzipSync(await readFile(out))
  const rowsOf = (sheet: number) =>
    strFromU8(parts[`xl/worksheets/sheet${sheet}.xml`] as Uint8Array)
      .split('<row>')
      .slice(1)
      .map((row) => [...row.matchAll(/<c\/>|<t [^>]*>(.*?)<\/t>/g)].map(([, text = '']) => text))
  const [titles, ...basic] = rowsOf(1)
  expect(titles?.slice(0, 7)).toEqual([
    '发票流水号',
    '发票类型',
    '特定业务类型',
    '是否含税',
    '受票方自然人标识',
    '购买方名称',
    '购买方纳税人识别号',
  ])
  const rowOf = (rows: string[][], order: string) => rows.find(([serial]) => serial === order.slice(1))
  expect(rowOf(basic, first)?.slice(1, 7)).toEqual(['普通发票', '', '是', '是', '沈立群', ''])
  expect(rowOf(basic, second)?.slice(1, 7)).toEqual([
    '普通发票',
    '',
    '是',
    '否',
    '远帆贸易',
    company.socialCode,
  ])
  expect(rowOf(basic, first)?.[titles?.indexOf('备注') ?? -1]).toBe(`订单号 ${first}`)
  const line = rowOf(rowsOf(2), first)
  expect([line?.[0]?.length, ...(line?.slice(2, 9) ?? [])]).toEqual([
    20,
    code,
    '',
    '',
    '1',
    '199.00',
    '199.00',
    '0.06',
  ])
})
