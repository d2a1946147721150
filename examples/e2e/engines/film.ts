import { withEyes } from './look'
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
