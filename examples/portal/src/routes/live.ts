import { hasRecordId, type Row, row } from '../app/row'
import { type LiveData, loadLive } from '../live/load'

/** A broadcast, or without an id all of them; watching is for signed-in visitors (specification, section 4). */
export const liveRows: Row[] = [
  row<LiveData>({
    path: '/activity/live',
    title: '直播',
    layout: 'default',
    query: ['id'],
    login: true,
    unlisted: true,
    check: ({ query, params }) => query.id === undefined || hasRecordId({ query, params }),
    page: () => import('../live/LivePage'),
    load: loadLive,
  }),
]
