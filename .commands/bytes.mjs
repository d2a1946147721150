import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

const options = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }

/** What these files of a folder weigh together, in KB after brotli. */
export const weightOf = (folder, files) =>
  files.reduce((sum, file) => sum + brotliCompressSync(readFileSync(join(folder, file)), options).length, 0) /
  1000

/** These names and everything that they import, each once. */
export function closureOf(names, importsOf) {
  const seen = new Set()
  const visit = (name) => {
    if (seen.has(name)) return
    seen.add(name)
    for (const next of importsOf(name)) visit(next)
  }
  names.forEach(visit)
  return [...seen]
}
