import type { Db } from '../database/db'

/** Something that can be found, as its domain tells it. */
export interface SearchEntry {
  key: string
  locale: string
  title: string
  /** What stands under the title; it counts more than the text. */
  lead?: string
  text: string
  /** Path on the portal. */
  address: string
}

/** A domain's part of the index: everything of one kind that may be found now. */
export interface SearchSource {
  kind: string
  entries(db: Db): Promise<SearchEntry[]>
}
