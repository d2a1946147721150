import type { Offer } from '@chuhai/contract/search'
import type { Db } from '../database/db'

/** Content of a domain that can be found. */
export interface SearchEntry {
  key: string
  locale: string
  title: string
  /** The text under the title, which counts more than the rest. */
  lead?: string
  text: string
  /** Path on the portal. */
  address: string
  /** Topics, words of the vocabulary. */
  tags?: readonly string[]
  /** A date. */
  publishedAt?: string
  /** What it costs and how long it takes, where it can be ordered; `position` is its place among all. */
  offer?: Offer & { position: number }
}

/** All entries of one kind that visitors may find at a moment. */
export interface SearchSource {
  kind: string
  /** What the kind is called in Chinese. */
  label: string
  entries(db: Db, now: Date): Promise<SearchEntry[]>
}
