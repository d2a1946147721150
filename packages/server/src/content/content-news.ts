import type { Db } from '../database/db'
import type { ContentType } from './content-type'

/** An item that an editor has changed, as it was and as it is. */
export interface Edited<Item = unknown> {
  before: Item
  after: Item
}

/** Tells people what editors publish, in the transaction that publishes it. */
export interface ContentNews<Item = unknown> {
  type: ContentType<Item>
  tell(db: Db, edited: readonly Edited<Item>[], at: Date): Promise<void>
}
