import type { Db } from '../../database/db'
import { insertMissing } from '../insert-missing'
import { typeset } from '../typeset'
import type { readArticles } from './content'
import { articles } from './tables'

/** The articles of a new database; what an operator has changed stays. */
export const seedArticles = async (db: Db, content: ReturnType<typeof readArticles>): Promise<void> => {
  await insertMissing(db, articles, typeset(content))
}
