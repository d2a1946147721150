import type { ContentType } from '../content/content-type'
import { firstContent } from '../content/source'

/** The items that a new database begins with, as their files have them. */
export const firstItems = <Item>({ format }: ContentType<Item>, now = new Date()): Item[] =>
  format.read(firstContent(now)).map(({ item }) => item)
