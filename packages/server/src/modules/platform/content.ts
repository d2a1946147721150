import { array, number, strictObject } from 'valibot'
import { text } from '../../content/fields'
import { readYaml } from '../../content/read-yaml'
import type { ContentSource } from '../../content/source'

const platformContent = strictObject({ id: number(), name: text })

/** In the order of the menu. Ids 1, 33 and 23 stand in the main menu (specification 2.3). */
export const readPlatforms = (source: ContentSource) =>
  readYaml(source, 'platform/platforms.yaml', array(platformContent))
