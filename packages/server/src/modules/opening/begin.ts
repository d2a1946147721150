import { type Write, writeOnce } from '../../database/write-rows'
import { storeOpenings } from './tables'

interface Accepted {
  id: string
  subject: string
  userId: number
  orgId: string | null
  /** The operator who has accepted it. */
  by: string
  at: Date
}

/** Returns the rows by which an accepted application begins the opening of its store, to be written with the decision. */
export const beginOpening = ({ id, subject, userId, orgId, by, at }: Accepted): Write[] => [
  writeOnce(storeOpenings, {
    id,
    version: 1,
    subject,
    userId,
    orgId,
    stage: 'accepted',
    words: '',
    task: null,
    dueAt: null,
    remindedAt: null,
    storeNumber: null,
    storeAddress: null,
    by,
    at,
  }),
]
