import { buffer } from 'node:stream/consumers'
import PdfDocument from 'pdfkit'
import { code128 } from './barcode'
import type { LabelFacts } from './facts'
import { fontNames, readFonts } from './fonts'
import { atDot, dot, mm, page } from './measures'
import { textWriter } from './text'

type Pdf = InstanceType<typeof PdfDocument>
type Writer = ReturnType<typeof textWriter>
type Write = Writer['write']

const edge = mm(4)
const inner = page.width - 2 * edge

/** A line over the whole label, two dots thick. */
const rule = (pdf: Pdf, y: number): void => {
  pdf.rect(edge, atDot(y), inner, 2 * dot).fill('#000')
}

/** A title of a section, white on black, distinct from the text of senders. */
const badge = (pdf: Pdf, write: Write, text: string, y: number): void => {
  pdf.rect(edge, y, mm(12.5), mm(4.2)).fill('#000')
  pdf.fillColor('#fff')
  write(text, { x: edge + mm(0.8), y: y + mm(0.5), width: mm(11.2), size: 7.5, least: 6 })
  pdf.fillColor('#000')
}

const drawHead = (pdf: Pdf, write: Write, { line, carrier, country, parcel }: LabelFacts): void => {
  write(line, { x: edge, y: mm(3), width: mm(58), size: 12, least: 8, lines: 2 })
  write(carrier, { x: edge, y: mm(13.5), width: mm(58), size: 8, least: 6 })
  write(country, { x: mm(63), y: mm(3), width: mm(15), size: 26, align: 'right' })
  write(parcel, { x: mm(79), y: mm(3), width: mm(17), size: 26, least: 14, align: 'right' })
  rule(pdf, mm(18))
}

const drawTo = (pdf: Pdf, write: Write, { to, phone }: LabelFacts): void => {
  badge(pdf, write, 'TO 收', mm(20))
  const x = edge + mm(14)
  let y = mm(19.6)
  for (const [index, text] of to.entries())
    y = write(text, { x, y, width: inner - mm(14), size: index === 0 ? 12 : 10, least: 6.5 })
  write(`Tel ${phone}`, { x, y, width: inner - mm(14), size: 9 })
  rule(pdf, mm(52))
}

const drawFrom = (pdf: Pdf, write: Write, { from }: LabelFacts): void => {
  badge(pdf, write, 'FROM 寄', mm(53.5))
  const x = edge + mm(14)
  let y = mm(53.2)
  for (const text of from) y = write(text, { x, y, width: inner - mm(14), size: 8, least: 6, lines: 2 })
  rule(pdf, mm(68))
}

const barHeight = mm(20)

const drawBarcode = (pdf: Pdf, write: Write, { number, carrierNumber, postcode }: LabelFacts): void => {
  const { bars, width } = code128(number, inner)
  const left = atDot((page.width - width) / 2)
  for (const bar of bars) pdf.rect(left + bar.x, mm(70), bar.width, barHeight)
  pdf.fill('#000')
  write(number, { x: edge, y: mm(90.8), width: inner - mm(32), size: 12 })
  write(postcode, { x: page.width - edge - mm(32), y: mm(90.8), width: mm(32), size: 12, align: 'right' })
  if (carrierNumber) write(carrierNumber, { x: edge, y: mm(96), width: inner, size: 9 })
  rule(pdf, mm(100.5))
}

const goodsEnd = mm(131.5)
/** The line that says how many kinds of goods there is no room for. */
const moreSize = 7
const moreHeight = mm(3.2)

/** Draws as many kinds of goods as there is room for, and the number of the others below them. */
const drawGoods = (pdf: Pdf, { write, below }: Writer, { goods }: LabelFacts): void => {
  let y = mm(101.6)
  let drawn = 0
  for (const { name, detail } of goods) {
    const nameBox = { x: edge, y, width: inner, size: 7.5, least: 5.5 }
    const detailBox = {
      ...nameBox,
      x: edge + mm(2),
      y: below(name, nameBox),
      width: inner - mm(2),
      size: 6.5,
    }
    const end = below(detail, detailBox)
    const isLast = drawn === goods.length - 1
    if (end > (isLast ? goodsEnd : goodsEnd - moreHeight)) break
    write(name, nameBox)
    write(detail, detailBox)
    drawn += 1
    y = end + mm(0.4)
  }
  const left = goods.length - drawn
  if (left > 0)
    write(`+ ${left} more 另有 ${left} 种货物，见申报资料`, { x: edge, y, width: inner, size: moreSize })
  rule(pdf, mm(132))
}

const drawFoot = (pdf: Pdf, write: Write, facts: LabelFacts): void => {
  const half = inner / 2
  write(facts.weight, { x: edge, y: mm(133), width: mm(60), size: 9, least: 7 })
  write(facts.total, { x: edge + mm(60), y: mm(133), width: inner - mm(60), size: 10, align: 'right' })
  write(facts.scheme, { x: edge, y: mm(137.5), width: half, size: 8, least: 6 })
  write(facts.issuedOn, { x: edge + half, y: mm(137.5), width: half, size: 8, align: 'right' })
  write(facts.reference, { x: edge, y: mm(142), width: half, size: 8, least: 5.5 })
  if (facts.battery === '') return
  pdf
    .rect(edge + half, mm(141.6), half, mm(5))
    .lineWidth(2 * dot)
    .stroke('#000')
  write(facts.battery, { x: edge + half + mm(1), y: mm(142.2), width: half - mm(2), size: 8, least: 6 })
}

/** Draws labels, a page each; the file embeds only the glyphs in use, and barcodes as vectors. */
export const drawLabels = async (labels: readonly LabelFacts[]): Promise<Buffer> => {
  const fonts = await readFonts()
  const size: [number, number] = [page.width, page.height]
  const pdf = new PdfDocument({ size, margin: 0, autoFirstPage: false, info: { Title: '出海云面单' } })
  for (const name of fontNames) pdf.registerFont(name, fonts.bytes[name])
  const writer = textWriter(pdf, fonts)
  const { write } = writer
  const file = buffer(pdf)
  for (const label of labels) {
    pdf.addPage()
    drawHead(pdf, write, label)
    drawTo(pdf, write, label)
    drawFrom(pdf, write, label)
    drawBarcode(pdf, write, label)
    drawGoods(pdf, writer, label)
    drawFoot(pdf, write, label)
  }
  pdf.end()
  return file
}
