import { storeApplications } from '@chuhai/contract/application'
import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '../../database/db'
import type { Write } from '../../database/write-rows'
import { beginOpening } from '../opening/begin'
import type { Version } from './records'
import { applications } from './tables'

interface Sought {
  kind: string
  subject: string
  userId: number
}

/** Returns whether an application of the user was accepted; what is accepted stays so. */
export const hasAccepted = async (db: Db, { kind, subject, userId }: Sought): Promise<boolean> =>
  (await db.$count(
    applications,
    and(
      eq(applications.kind, kind),
      eq(applications.subject, subject),
      eq(applications.userId, userId),
      eq(applications.state, 'accepted'),
    ),
  )) > 0

/** Returns whether an application of the user waits for a decision. */
export const isBeingReviewed = async (db: Db, { kind, subject, userId }: Sought): Promise<boolean> => {
  const [newest] = await db
    .select({ state: applications.state })
    .from(applications)
    .where(
      and(eq(applications.kind, kind), eq(applications.subject, subject), eq(applications.userId, userId)),
    )
    .orderBy(desc(applications.version))
    .limit(1)
  return newest?.state === 'submitted' || newest?.state === 'reviewing'
}

/** What the acceptance of an application begins, by kind: rows to be written with the decision. */
const beginnings: Partial<Record<string, (accepted: Version) => Write[]>> = {
  [storeApplications.key]: beginOpening,
}

/** Returns what begins with a decision; nothing unless it accepts. */
export const beginningsOf = (decided: Version): Write[] =>
  decided.state === 'accepted' ? (beginnings[decided.kind]?.(decided) ?? []) : []
