import { brand } from '@chuhai/contract/constants'
import type { Video } from '@chuhai/contract/publication'
import { videos } from '@chuhai/contract/publication'

/** A video as schema.org describes it; its chapters are clips. */
export const asVideo = (
  { id, title, summary, cover, file, seconds, publishedAt, chapters, transcript }: Video,
  origin: string,
): object => ({
  '@type': 'VideoObject',
  name: title,
  description: summary,
  thumbnailUrl: `${origin}${cover}`,
  contentUrl: `${origin}${file}`,
  uploadDate: `${publishedAt}T00:00:00+08:00`,
  duration: `PT${seconds}S`,
  inLanguage: 'zh-CN',
  transcript: transcript.map(({ text }) => text).join(''),
  hasPart: chapters.map((chapter, index) => ({
    '@type': 'Clip',
    name: chapter.title,
    startOffset: chapter.at,
    endOffset: chapters[index + 1]?.at ?? seconds,
    url: `${origin}${videos.detailPath}${id}&t=${chapter.at}`,
  })),
  publisher: { '@type': 'Organization', name: brand },
})
