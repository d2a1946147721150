import { type Attributes, commonAttributes } from '@chuhai/ui/element'

/** The attributes of each element by its tag; the build writes them here. */
declare const chuhaiTables: Readonly<Record<string, Attributes>>

/** Returns the tags of all elements. */
export const knownTags = (): string[] => Object.keys(chuhaiTables)

/** Returns the attributes of an element; undefined where there is no such element. */
export const attributesOfTag = (tag: string): Attributes | undefined => {
  const own = chuhaiTables[tag]
  return own && { ...own, ...commonAttributes }
}
