import { broadcast as answered } from '@chuhai/contract/live'
import { nullable, number, optional, strictObject } from 'valibot'
import { moment, text } from '../../content/fields'
import { tableContent } from '../../content/table-content'
import { yamlList } from '../../content/yaml-files'
import { liveBroadcasts } from './tables'

const { agenda, summary, repeatDays, video } = answered.entries

const broadcast = strictObject({
  id: number(),
  title: text,
  intro: text,
  speaker: text,
  image: text,
  startsAt: moment,
  endsAt: moment,
  /** Days from one broadcast of a series to the next; null for a single one. */
  repeatDays: optional(repeatDays, null),
  agenda,
  summary,
  /** A recording, or the playlist of a stream; null where it is shown at `url`, or not at all. */
  video: optional(video, null),
  url: optional(nullable(text), null),
})

export const broadcastContent = tableContent({
  key: 'broadcast',
  format: yamlList('live/broadcasts.yaml', broadcast),
  keyOf: ({ id }) => String(id),
  table: liveBroadcasts,
  rows: (items) => [...items],
  items: (rows) => rows,
})
