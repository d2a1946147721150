import { programme } from '@chuhai/contract/competition'
import { array, number, optional, strictObject } from 'valibot'
import { readEach } from '../../content/check-content'
import { date, moment, text } from '../../content/fields'
import { cell, readCsv } from '../../content/read-csv'
import { readYaml } from '../../content/read-yaml'
import type { ContentSource } from '../../content/source'
import type { Db } from '../../database/db'
import { insertMissing } from '../seed-rows'
import { typeset } from '../typeset'
import { registerSchools } from './schools'
import { editions } from './tables'

const { edition: _, ...parts } = programme.entries

/** An edition; when it starts, and the first row of its schedule, follow from the window of its sign-up. */
const editionContent = strictObject({
  ...parts,
  id: number(),
  name: text,
  /** Where the portal tells of it. */
  path: text,
  opensAt: moment,
  closesAt: moment,
  signUp: strictObject({ name: text, text }),
  schedule: array(strictObject({ name: text, startsOn: date, endsOn: optional(date), text })),
})

const schoolContent = strictObject({
  province: text,
  name: text,
  shortNames: cell.list,
  formerNames: cell.list,
})

export const readCompetition = (source: ContentSource) => ({
  editions: readEach(['fifth', 'sixth'], (name) =>
    readYaml(source, `competition/${name}.yaml`, editionContent),
  ),
  schools: readCsv(source, 'competition/schools.csv', schoolContent),
})

type CompetitionContent = ReturnType<typeof readCompetition>

/** The editions and schools of a new database; what an operator has changed stays. */
export const seedCompetition = async (db: Db, content: CompetitionContent): Promise<void> => {
  await insertMissing(
    db,
    editions,
    content.editions.map(({ id, name, path, opensAt, closesAt, ...programme }) => ({
      id,
      name,
      path,
      opensAt,
      closesAt,
      programme: typeset(programme),
    })),
  )
  await registerSchools(
    db,
    content.schools.map(({ name, province, shortNames, formerNames }) => ({
      name,
      province,
      aliases: [...shortNames, ...formerNames],
    })),
  )
}
