import { realpath, stat } from 'node:fs/promises'
import { extname, join, sep } from 'node:path'

const contentTypes = new Map([
  ['.html', 'text/html; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
  ['.js', 'text/javascript; charset=utf-8'],
  ['.svg', 'image/svg+xml'],
  ['.png', 'image/png'],
  ['.txt', 'text/plain; charset=utf-8'],
])

/**
 * The content type of a file the site may show; undefined for every other file.
 * @param {string} path
 */
export const contentTypeOf = (path) => contentTypes.get(extname(path))

/**
 * The file behind an address, or null. Whatever resolves outside of `root`, also through a link, does not exist.
 * @param {string} root
 * @param {string} address path of the request, still encoded
 */
export async function findFile(root, address) {
  const wanted = decode(address)
  if (wanted === null || !contentTypeOf(wanted)) return null
  try {
    const home = await realpath(root)
    const path = await realpath(join(home, wanted))
    return path.startsWith(home + sep) && (await stat(path)).isFile() ? path : null
  } catch {
    return null
  }
}

/** @param {string} address */
function decode(address) {
  try {
    const path = decodeURIComponent(address)
    if (path.includes('\0') || path.includes('\\')) return null
    return path.endsWith('/') ? `${path}index.html` : path
  } catch {
    return null
  }
}
