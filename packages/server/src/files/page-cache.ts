import { createHash } from 'node:crypto'
import type { Page } from './portal'

export const freshMs = 3000
const maxPages = 100

/** A rendered page, ready to send. */
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

/** Encodes a page, with a digest of its content as ETag. */
export const encodePage = (page: Page): EncodedPage => {
  const body = new TextEncoder().encode(page.html)
  const name = () => `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  return { status: page.status, headers: page.headers ?? {}, body, etag: isCacheable(page) ? name() : null }
}

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
