import { stat } from 'node:fs/promises'
import { join, resolve, sep } from 'node:path'

export interface FoundFile {
  path: string
  size: number
  mtimeMs: number
  encoding?: 'br' | 'gzip'
}

const fileAt = async (path: string): Promise<FoundFile | null> => {
  const found = await stat(path).catch(() => null)
  return found?.isFile() ? { path, size: found.size, mtimeMs: found.mtimeMs } : null
}

const decoded = (pathname: string): string | null => {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return null
  }
}

/** Returns the path of a file below `folder`; null for one outside and for a hidden one. */
const locate = (folder: string, pathname: string): string | null => {
  const relative = decoded(pathname)
  if (relative === null || relative.includes('\0') || /(^|[\\/])\./.test(relative)) return null
  const root = resolve(folder)
  const path = join(root, relative)
  return path.startsWith(root + sep) ? path : null
}

const variants = [
  { encoding: 'br', extension: '.br', accepts: /\bbr\b/ },
  { encoding: 'gzip', extension: '.gz', accepts: /\bgzip\b/ },
] as const

/** Finds the file of a request, compressed at build time where the caller accepts it. */
export const findFile = async (
  folder: string,
  pathname: string,
  acceptEncoding = '',
): Promise<FoundFile | null> => {
  const path = locate(folder, pathname)
  if (!path) return null
  for (const { encoding, extension, accepts } of variants) {
    const compressed = accepts.test(acceptEncoding) ? await fileAt(path + extension) : null
    if (compressed) return { ...compressed, encoding }
  }
  return fileAt(path)
}
