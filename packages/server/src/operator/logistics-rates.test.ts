import { randomUUID } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { rateLines } from '../modules/rates/tables'
import { type GivenOptions, startTestAdminApi } from '../testing/admin-api'
import { seededTable } from '../testing/rates'
import { startTestApp } from '../testing/test-app'
import { audit } from './audit'
import { logistics } from './logistics'

const server = startTestApp()
const at = startTestAdminApi(server)
const rates = (words: string[], options: GivenOptions = {}) => at.run(logistics, ['rates', ...words], options)

beforeEach(async () => {
  await server.db
    .update(rateLines)
    .set({ rates: seededTable(3) })
    .where(eq(rateLines.id, 3))
})

/** The newest table of a line, as it is exported. */
const exported = async (line = '3') => {
  const file = join(at.folder, `${randomUUID()}.csv`)
  expect(await rates(['export', line], { out: file })).toContain(`${file} 已写好`)
  return readFile(file, 'utf8')
}

/** The newest table of line 3 as a file, with a text replaced. */
const fileWith = async (from: string, to: string, encoding: 'utf8' | 'utf16le' = 'utf8') => {
  const file = join(at.folder, 'rates.csv')
  const text = await exported()
  expect(text).toContain(from)
  await writeFile(file, text.replace(from, to), encoding)
  return file
}

/** Every character of two bytes in GBK, with its bytes. */
const gbk = new Map(
  Array.from({ length: 0x7e * 0xbf }, (_, index): [string, Buffer] => {
    const bytes = Buffer.from([0x81 + Math.floor(index / 0xbf), 0x40 + (index % 0xbf)])
    return [new TextDecoder('gbk').decode(bytes), bytes]
  }),
)

const inGbk = (text: string): Buffer =>
  Buffer.concat([...text.replace('\ufeff', '')].map((one) => gbk.get(one) ?? Buffer.from(one, 'latin1')))

describe('the prices of a line', () => {
  it('are listed with their versions', async () => {
    expect(await rates(['list'])).toMatch(
      /3 +云枢美国空运专线 · 普货 +云枢专线 +空运专线 +第 \d+ 版 +第 \d+ 版/,
    )
    expect(await rates(['versions', '3'])).toMatch(/1 +2026-01-01 00:00:00/)
  })

  it('are exported, changed and imported as the next version, which says what is different', async () => {
    const file = await fileWith('us-2,0,0.1,公斤,17,98', 'us-2,0,0.1,公斤,17,99')
    const trial = await rates(['import', '3', file], { 'dry-run': true })
    expect(trial).toContain('区域 us-2：价格改动 1 档（到 0.1 kg）')
    expect(trial).toContain('只检查，什么都没有写')
    expect(await rates(['import', '3', file])).toMatch(/第 \d+ 版；此前的报价仍按原来的版本/)
    expect(await rates(['import', '3', file])).toContain('没有改动')
    expect(await exported()).toBe(await readFile(file, 'utf8'))
  })

  it('stay as they are where the file has a fault, which is named with line and column', async () => {
    const before = await exported()
    const file = await fileWith('us-2,0.1,0.45,', 'us-2,0.2,0.45,')
    await expect(rates(['import', '3', file])).rejects.toThrow(
      /什么都没有改，因为：\n.*rates\.csv:\d+ 从\(kg\): begins at 0\.2 kg, which leaves a gap after 0\.1 kg\n共 1 处/,
    )
    expect(await exported()).toBe(before)
  })

  it('are read in GBK, as Excel saves them', async () => {
    const file = await fileWith('us-2,0,0.1,公斤,17,98', 'us-2,0,0.1,公斤,17,95')
    await writeFile(file, inGbk(await readFile(file, 'utf8')))
    expect(await rates(['import', '3', file], { 'dry-run': true })).toContain('价格改动 1 档')
  })

  it('are read in UTF-16 with its mark, and refused by name in what is neither UTF-8 nor GBK', async () => {
    const file = await fileWith('us-2,0,0.1,公斤,17,98', 'us-2,0,0.1,公斤,17,97', 'utf16le')
    expect(await rates(['import', '3', file], { 'dry-run': true })).toContain('价格改动 1 档')
    await writeFile(file, Buffer.from('a7dacccca5cea5f8b3a1a4e5bba1a9fab3f2a5f9', 'hex'))
    await expect(rates(['import', '3', file])).rejects.toThrow(/is neither UTF-8 nor GBK/)
  })

  it('get a percentage from a day on', async () => {
    expect(await rates(['share', '2', 'fuel', '19.25', '2026-12-07'])).toContain(
      '附加费 fuel 有改动，最新比例 19.25%',
    )
    expect(await exported('2')).toContain('fuel,2026-12-07 00:00:00,19.25')
    await expect(rates(['share', '2', 'remote', '10', '2026-12-07'])).rejects.toThrow(
      /没有这项按比例收的附加费/,
    )
  })

  it('stand in the audit log with their version', async () => {
    await rates(['import', '3', await fileWith('us-2,0,0.1,公斤,17,98', 'us-2,0,0.1,公斤,17,96')])
    expect(await at.run(audit, ['list'], { about: '3' })).toMatch(/importRates/)
  })

  it.each([
    [['import', '3'], /还要写 文件/],
    [['export', '99999'], /没有这一版价格表/],
    [['share', '2', 'fuel', '很多', '2026-12-07'], /请写百分之几/],
    [['share', '2', 'fuel', '18', '12月7日'], /这样的日期/],
    [['versions', '99999'], /没有线路 99999/],
  ])('explain why %j is not possible', async (words, message) => {
    await expect(rates(words).then((text) => Promise.reject(new Error(text)))).rejects.toThrow(message)
  })
})
