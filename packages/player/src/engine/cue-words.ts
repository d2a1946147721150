/** The entities that WebVTT knows. */
const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  nbsp: '\u00a0',
  lrm: '\u200e',
  rlm: '\u200f',
}

/**
 * Returns the words of a cue: the browser knows the marks and entities of WebVTT. The cue of video.js would read them through
 * `innerHTML`, which Trusted Types forbid.
 */
export const cueWords = (text: string): string => {
  if (globalThis.VTTCue) return new VTTCue(0, 0, text).getCueAsHTML().textContent ?? ''
  return text.replace(/<[^>]*>/g, '').replace(/&(\w+);/g, (entity, name) => entities[name] ?? entity)
}
