/** A part of the video that begins at a second; the seek bar marks it. */
export interface Chapter {
  /** Seconds from the start. */
  at: number
  title: string
}

/** The video in one quality: the height of its picture in pixels. */
export interface Rendition {
  height: number
  src: string
}

/** What a player shows. */
export interface Media {
  title: string
  /** The address of the video: MP4, WebM, or a playlist of HLS (`.m3u8`). */
  src: string
  /** The qualities that it can be watched in, the best first; `src` is one of them, or adapts itself. */
  renditions?: readonly Rendition[] | undefined
  /** Whether requests for it carry credentials, also to another origin. */
  needsSession?: boolean | undefined
  /** The picture before it starts, 16:9. */
  poster: string
  /** How long it is, shown before anything of it is loaded. */
  seconds?: number | undefined
  /** The address of its subtitles, WebVTT. */
  subtitles?: string | undefined
  chapters?: readonly Chapter[] | undefined
}
