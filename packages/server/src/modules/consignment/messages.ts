import { examples, object, pipe, string } from 'valibot'
import { messageKind } from '../../messages/kind'

/** The page of the portal with one's own consignments. */
export const consignmentPath = (subject: string): string => `/comprehensive/order?no=${subject}`

/** A consignment has reached a stage, or there is more to say of the present one. */
export const consignmentStage = messageKind({
  key: 'consignment.stage',
  purpose: 'service',
  ways: ['inbox', 'mail', 'sms'],
  values: object({
    goods: pipe(string(), examples(['竹制收纳盒'])),
    no: pipe(string(), examples(['2'])),
    stage: pipe(string(), examples(['报关放行'])),
    words: pipe(string(), examples(['宁波海关已放行，船期 12 月 3 日'])),
  }),
  path: ({ no }) => consignmentPath(no),
})
