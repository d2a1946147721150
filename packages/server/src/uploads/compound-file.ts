import { type FileHandle, open } from 'node:fs/promises'

/** Many times what a real document needs; a longer one is refused, because macros could be beyond. */
const maxDirectoryBytes = 1024 * 1024
const entryBytes = 128
/** Sectors of the allocation table that the header itself names. */
const namedInHeader = 109
/** Smaller streams are in mini sectors. */
const miniCutoff = 4096
const endOfChain = 0xfffffffe

/** A stream, read from the file on demand. */
export interface Stream {
  size: number
  read(position: number, length: number): Promise<Buffer>
}

/** The names and streams of a compound file. */
export interface CompoundFile {
  /** In its root. */
  rootNames: string[]
  /** In all of its storages. */
  allNames: string[]
  /** Returns a stream of the root; null where there is none, or it is too short to have sectors of its own. */
  stream(name: string): Stream | null
}

const readAt = async (file: FileHandle, position: number, length: number): Promise<Buffer> => {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position)
  return buffer.subarray(0, bytesRead)
}

const createSectors = (file: FileHandle, header: Buffer) => {
  const size = header.readUInt16LE(30) === 12 ? 4096 : 512
  const perSector = size / 4
  let last: { sector: number; bytes: Buffer } = { sector: -1, bytes: Buffer.alloc(0) }

  const read = async (sector: number): Promise<Buffer> => {
    if (last.sector !== sector) last = { sector, bytes: await readAt(file, (sector + 1) * size, size) }
    return last.bytes
  }

  /** Where a sector of the allocation table is: the header names the first ones, a chain of sectors the others. */
  const tableSector = async (index: number): Promise<number> => {
    if (index < namedInHeader) return header.readUInt32LE(76 + 4 * index)
    let left = index - namedInHeader
    let sector = header.readUInt32LE(68)
    for (; left >= perSector - 1; left -= perSector - 1) sector = (await read(sector)).readUInt32LE(size - 4)
    return (await read(sector)).readUInt32LE(4 * left)
  }

  let table: { index: number; bytes: Buffer } = { index: -1, bytes: Buffer.alloc(0) }
  const next = async (sector: number): Promise<number> => {
    const index = Math.floor(sector / perSector)
    if (table.index !== index) table = { index, bytes: await read(await tableSector(index)) }
    return table.bytes.readUInt32LE(4 * (sector % perSector))
  }
  return { size, read, next }
}

type Sectors = ReturnType<typeof createSectors>

const readDirectory = async ({ size, read, next }: Sectors, first: number): Promise<Buffer> => {
  const parts: Buffer[] = []
  for (let sector = first, bytes = 0; sector < endOfChain; sector = await next(sector), bytes += size) {
    if (bytes >= maxDirectoryBytes) throw new RangeError('The directory is too long')
    const part = await read(sector)
    if (part.length < size) break
    parts.push(part)
  }
  return Buffer.concat(parts)
}

interface Entry {
  name: string
  before: number
  after: number
  child: number
  first: number
  size: number
}

const entriesOf = (directory: Buffer): (Entry | null)[] =>
  Array.from({ length: Math.floor(directory.length / entryBytes) }, (_, id) => {
    const entry = directory.subarray(id * entryBytes, (id + 1) * entryBytes)
    if (entry.readUInt8(66) === 0) return null
    const nameBytes = Math.min(64, entry.readUInt16LE(64))
    return {
      name: entry.subarray(0, Math.max(0, nameBytes - 2)).toString('utf16le'),
      before: entry.readUInt32LE(68),
      after: entry.readUInt32LE(72),
      child: entry.readUInt32LE(76),
      first: entry.readUInt32LE(116),
      size: entry.readUInt32LE(120),
    }
  })

/** The children of the root are a tree: each entry names a sibling before and one after it. */
const belowRoot = (entries: (Entry | null)[]): Entry[] => {
  const found = new Set<Entry>()
  const waiting = [entries[0]?.child]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const entry = entries[id]
    if (!entry || found.has(entry)) continue
    found.add(entry)
    waiting.push(entry.before, entry.after)
  }
  return [...found]
}

const streamOf = ({ size: sectorBytes, read, next }: Sectors, { first, size }: Entry): Stream => {
  const chain = [first]
  const sectorAt = async (index: number): Promise<number> => {
    for (let last = chain.at(-1) ?? endOfChain; chain.length <= index; chain.push(last)) {
      last = await next(last)
      if (last >= endOfChain) throw new RangeError('The stream ends early')
    }
    return chain[index] ?? endOfChain
  }
  return {
    size,
    async read(position, length) {
      const parts: Buffer[] = []
      for (let at = position; at < Math.min(position + length, size); ) {
        const offset = at % sectorBytes
        const bytes = await read(await sectorAt(Math.floor(at / sectorBytes)))
        const part = bytes.subarray(offset, offset + position + length - at)
        if (part.length === 0) throw new RangeError('The stream ends early')
        parts.push(part)
        at += part.length
      }
      return Buffer.concat(parts)
    },
  }
}

/**
 * Reads the names and streams of a compound file ([MS-CFB], the format of .doc and .ppt); null for a broken one. It reads parts:
 * a library would take the whole file into memory.
 */
export const readCompoundFile = async <T>(
  path: string,
  look: (file: CompoundFile) => T | Promise<T>,
): Promise<T | null> => {
  const file = await open(path)
  try {
    const header = await readAt(file, 0, 512)
    const sectors = createSectors(file, header)
    const entries = entriesOf(await readDirectory(sectors, header.readUInt32LE(48)))
    const root = belowRoot(entries)
    return await look({
      rootNames: root.map(({ name }) => name),
      allNames: entries.flatMap((entry) => entry?.name ?? []),
      stream(name) {
        const entry = root.find((one) => one.name === name)
        return entry && entry.size >= miniCutoff ? streamOf(sectors, entry) : null
      },
    })
  } catch (error) {
    // A sector number points beyond the file.
    if (error instanceof RangeError) return null
    throw error
  } finally {
    await file.close()
  }
}
