import { consignmentExtras, type Values } from '@chuhai/contract/application'
import { type Write, writeOnce } from '../../database/write-rows'
import { dateInShanghai } from '../../time/shanghai'
import { consignmentSteps, consignments } from './tables'

interface Accepted {
  id: string
  subject: string
  userId: number
  orgId: string | null
  values: Values
  submittedAt: Date
  /** The operator who has accepted it. */
  by: string
  at: Date
}

/** Returns the rows by which an accepted application begins a consignment, to be written with the decision. */
export const beginConsignment = ({
  id,
  subject,
  userId,
  orgId,
  values,
  submittedAt,
  by,
  at,
}: Accepted): Write[] => {
  const { goods, shipments, dollars, extras } = values
  const chosen: readonly unknown[] = Array.isArray(extras) ? extras : []
  return [
    writeOnce(consignments, {
      id,
      subject,
      userId,
      orgId,
      goods: String(goods),
      shipments: Number(shipments),
      dollars: Number(dollars),
      extras: consignmentExtras.filter((extra) => chosen.includes(extra)),
      feesOf: dateInShanghai(submittedAt),
    }),
    writeOnce(consignmentSteps, { id, version: 1, stage: 'accepted', words: '', by, at }),
  ]
}
