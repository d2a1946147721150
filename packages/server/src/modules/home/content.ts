import { type Home, homeSections as sections } from '@chuhai/contract/home'
import { readEach } from '../../content/check-content'
import { readYaml } from '../../content/read-yaml'
import type { ContentSource } from '../../content/source'
import type { Db } from '../../database/db'
import { typeset } from '../typeset'
import { homeSections } from './tables'

/** The sections of the home page, a file each. */
export const readHomeSections = (source: ContentSource): Home =>
  Object.fromEntries(
    readEach(Object.entries(sections), ([name, section]) => [
      name,
      readYaml(source, `home/${name}.yaml`, section),
    ]),
  ) as Home

/** The home page as it starts; what an operator has changed stays. */
export const seedHome = async (db: Db, home: Home): Promise<void> => {
  const rows = Object.entries(typeset(home)).map(([name, content]) => ({ name, content }))
  await db.insert(homeSections).values(rows).onConflictDoNothing()
}
