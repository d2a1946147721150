import { strFromU8, unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { workbookOf } from './workbook'

const partsOf = (book: Uint8Array): Record<string, string> =>
  Object.fromEntries(Object.entries(unzipSync(book)).map(([path, bytes]) => [path, strFromU8(bytes)]))

it('a workbook has a sheet for each table, in their order', () => {
  const parts = partsOf(
    workbookOf([
      { name: '基本', rows: [] },
      { name: '明细', rows: [] },
    ]),
  )
  const names = [...(parts['xl/workbook.xml'] ?? '').matchAll(/<sheet name="([^"]+)" sheetId="(\d)"/g)]
  expect(names.map(([, name, id]) => [name, id])).toEqual([
    ['基本', '1'],
    ['明细', '2'],
  ])
  expect(Object.keys(parts)).toContain('xl/worksheets/sheet2.xml')
})

it('every cell is a text: long numbers keep their digits, and nothing is run as a formula', () => {
  const rows = [['20261123406719285503', '=1+1', 'A&B <"甲">\u0007', '']]
  const xml = partsOf(workbookOf([{ name: '表', rows }]))['xl/worksheets/sheet1.xml'] ?? ''
  const texts = [...xml.matchAll(/<c t="inlineStr"><is><t xml:space="preserve">(.*?)<\/t><\/is><\/c>/g)]
  expect(texts.map(([, text]) => text)).toEqual([
    '20261123406719285503',
    '=1+1',
    'A&amp;B &lt;&quot;甲&quot;&gt;',
  ])
  expect(xml).not.toMatch(/<f>|<v>/)
  expect(xml).toContain('<c/></row>')
})
