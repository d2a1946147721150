import { type Home, homeSections } from '@chuhai/contract/home'
import { readEach } from '../../content/check-content'
import { readYaml } from '../../content/read-yaml'
import type { ContentSource } from '../../content/source'

/** The sections of the home page, a file each. */
export const readHomeSections = (source: ContentSource): Home =>
  Object.fromEntries(
    readEach(Object.entries(homeSections), ([name, section]) => [
      name,
      readYaml(source, `home/${name}.yaml`, section),
    ]),
  ) as Home
