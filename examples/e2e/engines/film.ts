import { withEyes } from './look'
import { until } from './part'
import type { Visitor } from './visitor'

/** What the film on the page is like now: its second, its speed, the height of its picture. */
export const filmOn = async ({ tab }: Visitor) => {
  const numberOf = async (property: 'currentTime' | 'playbackRate' | 'videoHeight') =>
    Number(await tab.evaluate(withEyes(`String(eyes.find([{ selector: 'video' }])?.${property})`)))
  return {
    second: await numberOf('currentTime'),
    speed: await numberOf('playbackRate'),
    height: await numberOf('videoHeight'),
  }
}

/** Presses the cover of a film, once the film is below it: WebKit plays only what a press starts at once. */
export const playFilm = async (visitor: Visitor, name = /^播放：/) => {
  await visitor.selected('video').see()
  await visitor.part('link', name).press()
  await until('“the film plays”', async () => (await filmOn(visitor)).second > 0.5)
}
