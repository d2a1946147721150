import { array, nullable, number, strictObject } from 'valibot'
import { moment, text } from '../../content/fields'
import { readYaml } from '../../content/read-yaml'
import type { ContentSource } from '../../content/source'
import type { Db } from '../../database/db'
import { liveBroadcasts } from './tables'

const broadcastContent = strictObject({
  name: text,
  title: text,
  intro: text,
  image: text,
  url: text,
  startsAt: moment,
  endsAt: moment,
  /** Days from one broadcast of a series to the next; null for a single one. */
  repeatDays: nullable(number()),
})

export const readBroadcasts = (source: ContentSource) =>
  readYaml(source, 'live/broadcasts.yaml', array(broadcastContent))

/** The broadcasts of a new database; an operator's changes to them stay. */
export const seedBroadcasts = async (db: Db, content: ReturnType<typeof readBroadcasts>): Promise<void> => {
  await db.insert(liveBroadcasts).values(content).onConflictDoNothing()
}
