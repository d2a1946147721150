/**
 * Returns the words of a cue: the browser knows the marks and entities of WebVTT. The cue of video.js would read them through
 * `innerHTML`, which Trusted Types forbid.
 */
export const cueWords = (text: string): string => {
  if (!globalThis.VTTCue) return text.replace(/<[^>]*>/g, '')
  return new VTTCue(0, 0, text).getCueAsHTML().textContent ?? ''
}
