import type { Db } from '../../database/db'

/** What a module keeps in the name of organisations. */
export interface OrganisationRecords {
  /** Its tables with the column `org_id`. */
  tables: readonly string[]
  /** Moves everything of one organisation to another; false, with nothing moved, where both have what there is once. */
  move(tx: Db, from: string, to: string): Promise<boolean>
}
