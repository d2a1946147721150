import { createHash } from 'node:crypto'
import { join, relative, resolve } from 'node:path'

/** Unix sockets have short names: 104 bytes on macOS, 108 on Linux. */
const longestPath = 100

/** Where a server's door is, seen from its data folder. */
export const doorPath = (dataDir: string): string => {
  const path = join(resolve(dataDir), 'operator.sock')
  if (process.platform === 'win32')
    return `\\\\.\\pipe\\chuhai-${createHash('sha256').update(path).digest('hex').slice(0, 32)}`
  if (Buffer.byteLength(path) <= longestPath) return path
  return relative(process.cwd(), path)
}
