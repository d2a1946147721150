interface Cue {
  /** From and until when it is shown, in seconds. */
  at: number
  to: number
  text: string
}

const seconds = (clock: string) => clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)

/** Returns the subtitles in a text of WebVTT. */
export const cuesOf = (text: string): Cue[] =>
  [...text.matchAll(/^(\S+) --> (\S+)\n(.+)$/gm)].map(([, from = '', to = '', words = '']) => ({
    at: seconds(from),
    to: seconds(to),
    text: words,
  }))
