import { join } from 'node:path'
import { packInto } from '../../.commands/tarballs.mjs'

/** The packed packages of which examples are built. */
export const packed = join(import.meta.dirname, '.cache/tarballs')

if (process.argv[1] === import.meta.filename) await packInto(packed)
