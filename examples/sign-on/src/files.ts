import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'

const types: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml',
}

interface ServedFile {
  type: string
  body: Buffer
  mark: string
}

export const filesPath = '/files/'

/** Sources and bundle both lie one level below the package. */
const folder = new URL('../public/', import.meta.url)

/** The few files of the pages, read once. */
export const readFiles = async () => {
  const names = await readdir(folder)
  const files = new Map(
    await Promise.all(
      names.map(async (name): Promise<[string, ServedFile]> => {
        const body = await readFile(new URL(name, folder))
        const mark = createHash('sha256').update(body).digest('base64url').slice(0, 10)
        return [name, { type: types[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream', body, mark }]
      }),
    ),
  )
  return {
    find: (name: string) => files.get(name),
    /** Returns an address that changes with the content, so that browsers may cache it for ever. */
    addressOf: (name: string) => `${filesPath}${name}?${files.get(name)?.mark}`,
  }
}

export type Files = Awaited<ReturnType<typeof readFiles>>
