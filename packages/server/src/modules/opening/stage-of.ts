import type { OpeningStage } from '@chuhai/contract/store'
import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { storeOpenings } from './tables'

interface Applicant {
  userId: number
  orgId: string | null
  subject: string
}

/** Returns the stage of the store that an applicant opens, the last one of several; null where none is being opened. */
export const stageOf = async (
  db: Db,
  { userId, orgId, subject }: Applicant,
): Promise<OpeningStage | null> => {
  const [newest] = await db
    .select({ stage: storeOpenings.stage })
    .from(storeOpenings)
    .where(
      and(
        eq(storeOpenings.userId, userId),
        eq(storeOpenings.subject, subject),
        orgId === null ? isNull(storeOpenings.orgId) : eq(storeOpenings.orgId, orgId),
      ),
    )
    .orderBy(desc(storeOpenings.at), desc(storeOpenings.version))
    .limit(1)
  return newest?.stage ?? null
}
