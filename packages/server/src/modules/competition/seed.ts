import type { Db } from '../../database/db'
import { insertMissing } from '../insert-missing'
import { dateInShanghai } from '../shanghai'
import { typeset } from '../typeset'
import { editionContent } from './content'
import type { EditionContent } from './content/edition-content'
import { windowOf } from './content/window'
import { firstSchools } from './school/first-schools'
import { registerSchools } from './school/register'
import { editions } from './tables'

const rowOf = (
  { id, name, path: _, signUp, schedule, ...content }: EditionContent,
  now: Date,
): typeof editions.$inferInsert & { id: number } => ({
  id,
  name,
  ...windowOf(signUp.days, now),
  programme: typeset({
    ...content,
    signUp: { name: signUp.name, text: signUp.text },
    schedule: schedule.map(({ from, to, ...day }) => ({
      ...day,
      startsOn: dateInShanghai(now, from),
      ...(to === undefined ? {} : { endsOn: dateInShanghai(now, to) }),
    })),
  }),
})

/** The editions and schools of a new database; what an operator has changed stays. */
export const seedCompetition = async (db: Db, now: Date): Promise<void> => {
  await insertMissing(
    db,
    editions,
    editionContent.map((content) => rowOf(content, now)),
  )
  await registerSchools(db, firstSchools())
}
