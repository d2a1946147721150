import { createHash } from 'node:crypto'
import type { Page } from './portal'

export const freshMs = 3000
const shelfSize = 100

/** A rendered page as it goes out. */
export interface ReadyPage {
  status: number
  headers: Record<string, string>
  body: Uint8Array<ArrayBuffer>
  /** Null where an answer is for one visitor, or is no page to keep. */
  etag: string | null
}

const isForAll = ({ status, headers = {} }: Page): boolean =>
  status === 200 &&
  !Object.entries(headers).some(
    ([name, value]) =>
      /^(set-cookie|vary)$/i.test(name) || (/^cache-control$/i.test(name) && /no-store|private/i.test(value)),
  )

/** Encodes a page once, and names it by its content. */
export const readyPage = (page: Page): ReadyPage => {
  const body = new TextEncoder().encode(page.html)
  const name = () => `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  return { status: page.status, headers: page.headers ?? {}, body, etag: isForAll(page) ? name() : null }
}

interface Copy {
  page: Promise<ReadyPage>
  until: number
}

/**
 * Keeps pages for a few seconds, so that many who ask at once cost one rendering. The oldest makes room for the newest;
 * what may not be shared is handed only to whom it was rendered for.
 */
export const createPageShelf = (now: () => number = Date.now) => {
  const copies = new Map<string, Copy>()

  const place = (key: string, page: Promise<ReadyPage>): Promise<ReadyPage> => {
    const copy: Copy = { page, until: Number.POSITIVE_INFINITY }
    const drop = () => {
      if (copies.get(key) === copy) copies.delete(key)
    }
    copies.delete(key)
    if (copies.size >= shelfSize) copies.delete(copies.keys().next().value as string)
    copies.set(key, copy)
    page.then(({ etag }) => {
      copy.until = now() + freshMs
      if (etag === null) drop()
    }, drop)
    return page
  }

  return {
    async take(key: string, render: () => Promise<ReadyPage>): Promise<ReadyPage> {
      const copy = copies.get(key)
      if (!copy || copy.until <= now()) return place(key, render())
      const page = await copy.page
      return page.etag === null ? render() : page
    },
  }
}
