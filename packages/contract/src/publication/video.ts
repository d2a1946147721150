import * as v from 'valibot'
import { isOwnPath } from '../web-address'
import { publicationType } from './publication-type'

const ownPath = v.pipe(v.string(), v.check(isOwnPath, 'must be a path of this site'))

/** Short explanations to watch; `at` and `seconds` count from the start. */
export const videos = publicationType({
  key: 'video',
  names: ['listVideos', 'getVideo'],
  label: '视频',
  detailPath: '/videotest/detail?id=',
  card: { category: v.string(), seconds: v.number() },
  detail: {
    speaker: v.string(),
    /** An MP4 file of 16:9, and its subtitles as WebVTT. */
    file: ownPath,
    subtitles: ownPath,
    chapters: v.array(v.object({ at: v.number(), title: v.string() })),
    /** What is said; the subtitles say the same. */
    transcript: v.array(v.object({ at: v.number(), text: v.string() })),
  },
  filters: { category: ['物流', '合规', '税务', '开店', '营销', '经营'] },
})

/** A video in lists. */
export type VideoCard = v.InferOutput<typeof videos.card>
/** A video on its page. */
export type Video = v.InferOutput<typeof videos.detail>
