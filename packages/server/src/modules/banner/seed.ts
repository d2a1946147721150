import type { Db } from '../../database/db'
import { insertMissing } from '../insert-missing'
import { typeset } from '../typeset'
import type { readBanners } from './content'
import { banners } from './tables'

/** The banners of a new database; what an operator has changed stays. */
export const seedBanners = async (db: Db, content: ReturnType<typeof readBanners>): Promise<void> => {
  await insertMissing(db, banners, typeset(content))
}
