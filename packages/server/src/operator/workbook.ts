import { strToU8, zipSync } from 'fflate'

/** A sheet of texts; the first row has the titles. */
export interface Sheet {
  name: string
  rows: readonly (readonly string[])[]
}

const namespace = 'http://schemas.openxmlformats.org'
const spreadsheet = `${namespace}/spreadsheetml/2006/main`
const relationships = `${namespace}/officeDocument/2006/relationships`
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A text for XML, without the characters that XML cannot have. */
const escaped = (text: string): string =>
  text.replace(/[^\P{Cc}\t\n]/gu, '').replace(/[&<>"]/g, (sign) => escapes[sign] ?? '')

/** Every cell is a text: a spreadsheet reads numbers of more than 15 digits wrongly, and runs what looks like a formula. */
const cell = (text: string): string =>
  text === '' ? '<c/>' : `<c t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`

const sheetXml = ({ rows }: Sheet): string => {
  const lines = rows.map((row) => `<row>${row.map(cell).join('')}</row>`)
  return `${head}<worksheet xmlns="${spreadsheet}"><sheetData>${lines.join('')}</sheetData></worksheet>`
}

const relationship = (id: string, type: string, target: string): string =>
  `<Relationship Id="${id}" Type="${relationships}/${type}" Target="${target}"/>`

const relationshipsXml = (list: readonly string[]): string =>
  `${head}<Relationships xmlns="${namespace}/package/2006/relationships">${list.join('')}</Relationships>`

/** Returns a workbook for Excel and WPS (ECMA-376). */
export const workbookOf = (sheets: readonly Sheet[]): Uint8Array => {
  const numbered = sheets.map((sheet, index) => ({ ...sheet, id: index + 1 }))
  const type = (path: string, main: string) =>
    `<Override PartName="/${path}" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${main}+xml"/>`
  const parts: Record<string, string> = {
    '[Content_Types].xml': `${head}<Types xmlns="${namespace}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${type('xl/workbook.xml', 'sheet.main')}${numbered.map(({ id }) => type(`xl/worksheets/sheet${id}.xml`, 'worksheet')).join('')}</Types>`,
    '_rels/.rels': relationshipsXml([relationship('rId1', 'officeDocument', 'xl/workbook.xml')]),
    'xl/workbook.xml': `${head}<workbook xmlns="${spreadsheet}" xmlns:r="${relationships}"><sheets>${numbered.map(({ id, name }) => `<sheet name="${escaped(name)}" sheetId="${id}" r:id="rId${id}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relationshipsXml(
      numbered.map(({ id }) => relationship(`rId${id}`, 'worksheet', `worksheets/sheet${id}.xml`)),
    ),
    ...Object.fromEntries(numbered.map((sheet) => [`xl/worksheets/sheet${sheet.id}.xml`, sheetXml(sheet)])),
  }
  return zipSync(Object.fromEntries(Object.entries(parts).map(([path, text]) => [path, strToU8(text)])))
}
