import type { TagGroups, Tagged } from '@chuhai/contract/search'
import { calls } from '../app/calls'
import { missing } from '../app/lists'
import type { Place, Read } from '../app/page'

export const taggedPerPage = 20

/** Everything about one topic, or all topics. */
export type TagData = { topic: Tagged; kind: string | undefined } | { topic: null; groups: TagGroups }

export const loadTag = async ({ read, query }: Place & { read: Read }): Promise<TagData> => {
  const { listTagged, listTags } = await calls.search()
  const { name, kind, page = '1' } = query
  if (!name) return { topic: null, groups: await read(listTags) }
  const topic = await read(listTagged, {
    query: { name, page, rows: String(taggedPerPage), ...(kind && { kind }) },
  })
  const isBehindTheLast = kind && topic.kinds.every(({ list }) => list.length === 0)
  if (isBehindTheLast || (!kind && page !== '1')) throw missing
  return { topic, kind: kind || undefined }
}
