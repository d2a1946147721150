import type { Booking } from './booking'

const escaped = (text: string) => text.replace(/[^\x20-\x7e]/g, '?').replace(/[\\()]/g, '\\$&')

/** 100 by 150 mm in points. */
const page = { width: 283.46, height: 425.2 }

const lineOf = (text: string, y: number, size: number) =>
  `BT /F1 ${size} Tf 16 ${y} Td (${escaped(text)}) Tj ET`

/** A label of this carrier: one page in a font that every reader has. */
export const labelOf = ({ carrierNumber, number, form }: Booking): Uint8Array<ArrayBuffer> => {
  const { recipient, index, count, parcel } = form
  const content = [
    lineOf('DEVELOPMENT CARRIER - NOT A REAL LABEL', 396, 9),
    lineOf(carrierNumber, 356, 22),
    lineOf(`${recipient.name}`, 312, 12),
    lineOf(recipient.street, 294, 12),
    lineOf(`${recipient.postcode} ${recipient.city}`, 276, 12),
    lineOf(recipient.country, 258, 16),
    lineOf(`${number}   ${index}/${count}   ${parcel.grams} g`, 220, 10),
  ].join('\n')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold >>',
  ]
  let text = '%PDF-1.4\n'
  const offsets = objects.map((object, place) => {
    const offset = text.length
    text += `${place + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const start = text.length
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`
  text += `trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return new TextEncoder().encode(text)
}
