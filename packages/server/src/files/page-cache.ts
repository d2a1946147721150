import { createHash } from 'node:crypto'
import type { Page } from './portal'

export const freshMs = 3000
const maxPages = 100

/** A rendered page with its encoded body. */
export interface EncodedPage {
  status: number
  headers: Record<string, string>
  body: Uint8Array<ArrayBuffer>
  /** Null where the page must not be cached. */
  etag: string | null
}

const isCacheable = ({ status, headers = {} }: Page): boolean =>
  status === 200 &&
  !Object.entries(headers).some(
    ([name, value]) =>
      /^(set-cookie|vary)$/i.test(name) || (/^cache-control$/i.test(name) && /no-store|private/i.test(value)),
  )

/** A digest of a page's content, without the part that differs each time. */
const etagOf = ({ html, changing }: Page): string => {
  const content = changing ? html.replace(changing, '') : html
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`
}

/** Encodes a page, with a digest of its content as ETag. */
export const encodePage = (page: Page): EncodedPage => ({
  status: page.status,
  headers: page.headers ?? {},
  body: new TextEncoder().encode(page.html),
  etag: isCacheable(page) ? etagOf(page) : null,
})

interface Entry {
  page: Promise<EncodedPage>
  expiresAt: number
}

/**
 * Caches pages for a few seconds, so that many requests at once cost one rendering. The oldest entry is evicted first; a page
 * that must not be cached is rendered for each request.
 */
export const createPageCache = (now: () => number = Date.now) => {
  const entries = new Map<string, Entry>()

  const add = (key: string, page: Promise<EncodedPage>): Promise<EncodedPage> => {
    const entry: Entry = { page, expiresAt: Number.POSITIVE_INFINITY }
    const remove = () => {
      if (entries.get(key) === entry) entries.delete(key)
    }
    entries.delete(key)
    if (entries.size >= maxPages) entries.delete(entries.keys().next().value as string)
    entries.set(key, entry)
    page.then(({ etag }) => {
      entry.expiresAt = now() + freshMs
      if (etag === null) remove()
    }, remove)
    return page
  }

  return {
    async get(key: string, render: () => Promise<EncodedPage>): Promise<EncodedPage> {
      const entry = entries.get(key)
      if (!entry || entry.expiresAt <= now()) return add(key, render())
      const page = await entry.page
      return page.etag === null ? render() : page
    },
  }
}
