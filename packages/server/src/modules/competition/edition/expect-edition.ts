import type { Db } from '../../../database/db'
import { ApiError } from '../../../http/api-error'
import { type EditionRow, findEdition } from './service'

/** An edition that there is. */
export const expectEdition = async (db: Db, id: number): Promise<EditionRow> => {
  const edition = await findEdition(db, id)
  if (!edition) throw new ApiError('CUP_EDITION_UNKNOWN')
  return edition
}
