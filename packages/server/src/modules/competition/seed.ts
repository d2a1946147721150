import type { Db } from '../../database/db'
import { insertMissing } from '../insert-missing'
import { typeset } from '../typeset'
import type { readCompetition } from './content'
import { registerSchools } from './school/register'
import { editions } from './tables'

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
