import { content } from './content'
import type { Row } from './row'

/** 找活动 and 找培训: where people meet and learn. */
export const gatheringRows: Row[] = [
  content('/activity', '近期活动'),
  content('/activity/live', '直播', { key: 'activity', login: true, unlisted: true }),
  content('/hatchActivity', '孵化活动'),
  content('/pavilionActivity', '展馆活动'),
  content('/train', '平台孵化课'),
  content('/school', '跨境学院', { layout: 'school' }),
]
