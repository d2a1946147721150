import type { Media } from './media'

/** The height of a rendition in pixels; null where the player adapts the picture by itself. */
export type Quality = number | null

type Source = Pick<Media, 'src' | 'renditions'>

const isAdaptive = ({ src, renditions = [] }: Source): boolean => renditions.every((one) => one.src !== src)

/** Returns what a viewer can choose from; nothing where there is only one. */
export const qualitiesOf = (media: Source): Quality[] => {
  const heights = media.renditions?.map(({ height }) => height) ?? []
  if (heights.length < 2) return []
  return isAdaptive(media) ? [null, ...heights] : heights
}

/** Returns the wanted quality where the video has it, and otherwise that of its own address. */
export const qualityOf = ({ src, renditions = [] }: Source, wanted: Quality): Quality =>
  (renditions.find(({ height }) => height === wanted) ?? renditions.find((one) => one.src === src))?.height ??
  null

/** Returns the address of a quality. */
export const addressOf = ({ src, renditions = [] }: Source, quality: Quality): string =>
  renditions.find(({ height }) => height === quality)?.src ?? src
