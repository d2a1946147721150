import type { SearchSource } from '../../search/entry'
import { liveBroadcasts } from './tables'

/** Broadcasts for everybody's search; when they take place is asked of the broadcasts themselves. */
export const findableBroadcasts: SearchSource = {
  kind: 'broadcast',
  async entries(db) {
    const rows = await db.select().from(liveBroadcasts)
    return rows.map(({ name, title, intro, url }) => ({
      key: name,
      locale: 'zh-CN',
      title,
      text: `${intro}\n直播`,
      address: url,
    }))
  },
}
