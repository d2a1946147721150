import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { videos as type, type Video } from '@chuhai/contract/publication'
import { describe, expect, it } from 'vitest'
import { mediaDir } from '../../process/folders'
import { cuesOf } from '../../testing/cues'
import { firstItems } from '../../testing/first-items'
import { publicationContentOf } from './content'

const videos = firstItems(publicationContentOf(type)) as unknown as Video[]
const fileOf = (address: string) => join(mediaDir, address.replace('/media/', ''))

describe.each(videos.map((video) => [video.title, video] as const))('the video %s', (_, video) => {
  const cues = cuesOf(readFileSync(fileOf(video.subtitles), 'utf8'))

  it('has subtitles that say what its transcript says', () => {
    expect(cues.map(({ at, text }) => ({ at, text }))).toEqual(video.transcript)
    expect(cues.at(-1)?.to).toBe(video.seconds)
  })

  it('has chapters that begin with a sentence, the first at the start', () => {
    expect(video.chapters[0]?.at).toBe(0)
    const starts = video.transcript.map(({ at }) => at)
    for (const { at } of video.chapters) expect(starts).toContain(at)
  })

  it('leaves time to read each sentence', () => {
    for (const { at, to, text } of cues)
      expect([text, [...text].length / (to - at) < 9]).toEqual([text, true])
  })

  it('is small', () => {
    expect(statSync(fileOf(video.file)).size).toBeLessThan(500_000)
    expect(statSync(fileOf(video.cover)).size).toBeLessThan(60_000)
  })
})
