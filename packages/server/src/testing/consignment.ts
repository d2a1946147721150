import { randomUUID } from 'node:crypto'
import type { Values } from '@chuhai/contract/application'
import type { ConsignmentStage, ConsignmentWithSteps } from '@chuhai/contract/consignment'
import { writeRows } from '../database/write-rows'
import { beginConsignment } from '../modules/consignment/begin'
import { setStage } from '../modules/consignment/stages'
import { minuteMs } from '../time/durations'
import { buyerOf } from './order'
import { addOrganisation, newMember } from './organisation'
import type { startTestPayments } from './payment'
import type { startTestApp } from './test-app'

type Server = ReturnType<typeof startTestApp>

/** Two declarations of 40,000 dollars, with two further services: 120,000 fen at least, and 100,000 for the services. */
export const goods = {
  goods: '竹制收纳盒',
  shipments: 2,
  dollars: 40_000,
  extras: ['收结汇', '出口退税'],
} satisfies Values

/** Begins a consignment of a member of an organisation, as the acceptance of an application does. */
export const newConsignment = async (
  server: Server,
  { values = goods, now = new Date() }: { values?: Values; now?: Date } = {},
) => {
  const organisation = await addOrganisation(server)
  const member = await newMember(server, organisation.id, 'member')
  const { userId, headers } = member
  const id = randomUUID()
  const accepted = { id, subject: '1', userId, orgId: organisation.id, values, by: 'li@desk' }
  await writeRows(server.db, beginConsignment({ ...accepted, submittedAt: now, at: now }))
  const cookie = headers.Cookie ?? ''
  const acting = { 'X-Org-Id': organisation.id }
  const buyer = buyerOf(server, { userId, cookie })
  const read = async (as: Record<string, string> = headers) =>
    (await server.get<ConsignmentWithSteps>(`/api/consignment/mine/${id}`, as)).envelope
  let version = 1
  return {
    id,
    organisation,
    userId,
    headers,
    buyer,
    read,
    order: async () => {
      const { productId, total } = (await read()).data
      return buyer.create({ kind: 'consignment', id: productId }, total, acting)
    },
    /** Orders it and pays. */
    async pay(payments: ReturnType<typeof startTestPayments>) {
      const { productId, total } = (await read()).data
      const { data } = await buyer.create({ kind: 'consignment', id: productId }, total, acting)
      const { data: begun } = await payments.start(buyer, data.number)
      const payment = payments.mock.open(begun.address)
      payments.mock.pay(payment)
      await payments.notify(payments.mock.notification(payment))
      return data.number
    },
    /** Sets a stage from the version that was set last, a minute after it. */
    async set(stage: ConsignmentStage, words = '已办', by = 'wang@desk') {
      const at = new Date(now.getTime() + version * minuteMs)
      const set = await setStage(server.db, id, { version, stage, words, by }, at)
      version = set.version
      return set
    },
    setFrom: (given: number, stage: ConsignmentStage, by = 'zhao@desk') =>
      setStage(server.db, id, { version: given, stage, words: '已办', by }, now),
  }
}
