import { crc32, deflateRawSync } from 'node:zlib'

const numbers = (bytes: number, values: number[]): Buffer => {
  const buffer = Buffer.alloc(bytes * values.length)
  for (const [index, value] of values.entries()) buffer.writeUIntLE(value, index * bytes, bytes)
  return buffer
}
const shorts = (...values: number[]): Buffer => numbers(2, values)
const longs = (...values: number[]): Buffer => numbers(4, values)

type Entry = readonly [name: string, content: string | Buffer]

/** Compressed entries with their sizes behind them, as streaming programs write them. */
export const zip = (entries: readonly Entry[]): Buffer => {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let position = 0
  for (const [name, content] of entries) {
    const bytes = deflateRawSync(content)
    const title = Buffer.from(name)
    const sizes = longs(crc32(content), bytes.length, Buffer.byteLength(content))
    const common = shorts(20, 8, 8, 0, 0)
    const local = [Buffer.from('PK\x03\x04'), common, longs(0, 0, 0), shorts(title.length, 0), title]
    directory.push(
      Buffer.concat([
        Buffer.from('PK\x01\x02'),
        shorts(20),
        common,
        sizes,
        shorts(title.length, 0, 0, 0, 0),
        longs(0, position),
        title,
      ]),
    )
    const part = Buffer.concat([...local, bytes, Buffer.from('PK\x07\x08'), sizes])
    parts.push(part)
    position += part.length
  }
  const list = Buffer.concat(directory)
  const end = [Buffer.from('PK\x05\x06'), shorts(0, 0, entries.length, entries.length)]
  return Buffer.concat([...parts, list, ...end, longs(list.length, position), shorts(0)])
}

const office = 'application/vnd.openxmlformats-officedocument'
export const mainTypes = {
  docx: `${office}.wordprocessingml.document.main+xml`,
  pptx: `${office}.presentationml.presentation.main+xml`,
  xlsx: `${office}.spreadsheetml.sheet.main+xml`,
  docm: 'application/vnd.ms-word.document.macroEnabled.main+xml',
}

const typesOf = (main: string): Entry => [
  '[Content_Types].xml',
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/main.xml" ContentType="${main}"/></Types>`,
]

/** An office package; the list of its types is the first or the last entry. */
export const officePackage = (
  main: string,
  { isListLast = false, more = [] as readonly Entry[] } = {},
): Buffer => {
  const rest: readonly Entry[] = [['_rels/.rels', '<Relationships/>'], ['main.xml', '<main/>'], ...more]
  return zip(isListLast ? [...rest, typesOf(main)] : [typesOf(main), ...rest])
}

const sectorBytes = 512
const perSector = sectorBytes / 4
const none = 0xffffffff
const endOfChain = 0xfffffffe

const directoryEntry = (name: string, type: number, next: number, child: number): Buffer => {
  const entry = Buffer.alloc(128)
  entry.write(name, 0, 'utf16le')
  entry.writeUInt16LE(2 * name.length + 2, 64)
  entry.writeUInt8(type, 66)
  longs(none, next, child).copy(entry, 68)
  return entry
}

/** A record of a presentation; a container holds others. */
export const record = (type: number, content: Buffer): Buffer =>
  Buffer.concat([shorts(0x000f, type), longs(content.length), content])

/** The stream of a presentation; with macros it names a project. */
export const presentation = (projectId: number): Buffer => {
  const slide = record(0x03ee, Buffer.alloc(5000, 0xff))
  const project = record(0x03ff, record(0x0400, longs(projectId, projectId === 0 ? 0 : 1, 2)))
  const info = record(0x07d0, Buffer.concat([record(0x0414, Buffer.alloc(20)), project]))
  return Buffer.concat([
    slide,
    record(0x03e8, Buffer.concat([record(0x03e9, Buffer.alloc(40)), info])),
    slide,
  ])
}

interface CompoundOptions {
  /** Entries in storages below the root. */
  inner?: readonly string[]
  /** The content of the root's last stream. */
  content?: Buffer
}

/** A compound file with streams of these names; its directory starts at a given sector. */
export const compoundFile = (
  names: readonly string[],
  firstSector = 3,
  { inner = [], content = Buffer.alloc(0) }: CompoundOptions = {},
): Buffer => {
  const entries = [
    directoryEntry('Root Entry', 5, none, 1),
    ...names.map((name, index) => directoryEntry(name, 2, index + 1 < names.length ? index + 2 : none, none)),
    ...inner.map((name) => directoryEntry(name, 2, none, none)),
  ]
  const sectors = Math.ceil((128 * entries.length) / sectorBytes)
  longs(firstSector + sectors, content.length).copy(entries[names.length] ?? Buffer.alloc(0), 116)
  const directory = Buffer.concat(entries)
  const contentSectors = Math.ceil(content.length / sectorBytes)
  const file = Buffer.alloc((1 + firstSector + sectors + contentSectors) * sectorBytes)
  const at = (sector: number) => (sector + 1) * sectorBytes
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(file)
  shorts(62, 3, 0xfffe, 9, 6).copy(file, 24)
  longs(firstSector, 0, 4096, endOfChain, 0, 0, 1).copy(file, 48)
  // Sector 0 is the only one of the allocation table, wherever it counts; sector 1 names it where the header cannot.
  const table = Math.floor(firstSector / perSector)
  if (table < 109) longs(0).copy(file, 76 + 4 * table)
  else longs(0).copy(file, at(1) + 4 * (table - 109))
  const ends = [sectors - 1, sectors + contentSectors - 1]
  for (let index = 0; index < sectors + contentSectors; index += 1)
    longs(ends.includes(index) ? endOfChain : firstSector + index + 1).copy(
      file,
      at(0) + 4 * ((firstSector + index) % perSector),
    )
  directory.copy(file, at(firstSector))
  content.copy(file, at(firstSector + sectors))
  return file
}

export const pdf = Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')
export const docx = officePackage(mainTypes.docx)
export const pptx = officePackage(mainTypes.pptx)
export const doc = compoundFile(['1Table', 'WordDocument', '\u0005SummaryInformation'])
export const ppt = compoundFile([
  'Current User',
  '\u0005SummaryInformation',
  'Pictures',
  'PowerPoint Document',
])
export const program = Buffer.from('MZ\x90\0\x03\0\0\0\x04\0\0\0\xff\xff\0\0', 'latin1')
export const ofd = zip([
  ['OFD.xml', '<?xml version="1.0" encoding="UTF-8"?><ofd:OFD xmlns:ofd="http://www.ofdspec.org/2016"/>'],
  ['Doc_0/Document.xml', '<ofd:Document xmlns:ofd="http://www.ofdspec.org/2016"/>'],
])
/** The XML of an invoice, which names its number. */
export const invoiceXml = (number: string): Buffer =>
  Buffer.from(
    `<?xml version="1.0" encoding="UTF-8"?><EInvoice><Header><EIid>${number}</EIid></Header></EInvoice>`,
  )
