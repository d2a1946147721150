import { type FileHandle, open } from 'node:fs/promises'

/** Of the first sectors of the table of contents, as many bytes as any real document needs many times over. */
const maxDirectoryBytes = 256 * 1024
const entryBytes = 128
/** Sectors of the allocation table that the header itself names. */
const namedInHeader = 109

const readAt = async (file: FileHandle, position: number, length: number): Promise<Buffer> => {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position)
  return buffer.subarray(0, bytesRead)
}

const numberAt = async (file: FileHandle, position: number): Promise<number> =>
  (await readAt(file, position, 4)).readUInt32LE()

/** Where a sector of the allocation table is: the header names the first ones, a chain of sectors the others. */
const tableSector = async (file: FileHandle, header: Buffer, size: number, index: number) => {
  if (index < namedInHeader) return header.readUInt32LE(76 + 4 * index)
  const perSector = size / 4 - 1
  let left = index - namedInHeader
  let sector = header.readUInt32LE(68)
  for (; left >= perSector; left -= perSector) sector = await numberAt(file, (sector + 2) * size - 4)
  return numberAt(file, (sector + 1) * size + 4 * left)
}

const readDirectory = async (file: FileHandle): Promise<Buffer> => {
  const header = await readAt(file, 0, 512)
  const size = header.readUInt16LE(30) === 12 ? 4096 : 512
  const parts: Buffer[] = []
  let sector = header.readUInt32LE(48)
  for (let bytes = 0; bytes < maxDirectoryBytes; bytes += size) {
    const part = await readAt(file, (sector + 1) * size, size)
    if (part.length < size) break
    parts.push(part)
    const perSector = size / 4
    const table = await tableSector(file, header, size, Math.floor(sector / perSector))
    sector = await numberAt(file, (table + 1) * size + 4 * (sector % perSector))
  }
  return Buffer.concat(parts)
}

/** The children of the root are a tree of their own: each entry names a sibling before and one after it. */
const namesBelowRoot = (directory: Buffer): string[] => {
  const names: string[] = []
  const waiting = [directory.readUInt32LE(76)]
  const seen = new Set<number>()
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const entry = directory.subarray(id * entryBytes, (id + 1) * entryBytes)
    if (entry.length < entryBytes || seen.has(id)) continue
    seen.add(id)
    const nameBytes = Math.min(64, entry.readUInt16LE(64))
    names.push(entry.subarray(0, Math.max(0, nameBytes - 2)).toString('utf16le'))
    waiting.push(entry.readUInt32LE(68), entry.readUInt32LE(72))
  }
  return names
}

/**
 * What lies in the root of a compound file ([MS-CFB], the form of .doc and .ppt), by name; nothing of one that is broken.
 * It is read where it stands: a library would take the whole file into memory.
 */
export const compoundFileNames = async (path: string): Promise<string[]> => {
  const file = await open(path)
  try {
    return namesBelowRoot(await readDirectory(file))
  } catch (error) {
    // What a sector number leads to is not there.
    if (error instanceof RangeError) return []
    throw error
  } finally {
    await file.close()
  }
}
