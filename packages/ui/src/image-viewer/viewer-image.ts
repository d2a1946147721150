export interface ViewerImage {
  src: string
  /** What the image shows, for those who do not see it. */
  alt: string
  /** A line below it. */
  caption?: string
}
