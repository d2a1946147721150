import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'

const types: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml',
}

export interface ServedFile {
  type: string
  body: Buffer
  mark: string
}

export interface Files {
  find(name: string): ServedFile | undefined
  /** An address that changes with the content, so that it can be kept for ever. */
  addressOf(name: string): string
}

export const filesPath = '/files/'

/** Sources and bundle both lie one level below the package. */
const folder = new URL('../public/', import.meta.url)

/** The few files of the pages, read once. */
export const readFiles = async (): Promise<Files> => {
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
    find: (name) => files.get(name),
    addressOf: (name) => `${filesPath}${name}?${files.get(name)?.mark}`,
  }
}
