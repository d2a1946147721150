import { type EndpointShape, endpoints, fillPath, isRead } from '@chuhai/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { exportPersonalData } from '../personal-data/personal-data'
import { personalTablesOf } from '../personal-data/personal-tables'
import { makePerson } from '../testing/person'
import { signIn } from '../testing/sign-in'
import { pageHeaders, startTestApp } from '../testing/test-app'
import { startTestUploads } from '../testing/upload'

const uploads = startTestUploads()
const server = startTestApp({ uploads })

/** By which of their values the rows of a user are known in an answer. */
const identifying: Record<string, string> = {
  consultation: 'id',
  application: 'id',
  competition_registration: 'form.project',
  order_invoice: 'number',
  purchase_order: 'number',
  market_deal: 'number',
  market_message: 'text',
  store_opening: 'id',
  shipment: 'number',
  shipment_sender: 'id',
  shipment_batch: 'id',
  consignment: 'id',
  activity_sign_up: 'phone',
  assistant_message: 'text',
  class_mate: 'company',
  course_certificate: 'number',
  guide_appraisal: 'content',
  lesson_homework: 'text',
  lesson_progress: 'seconds',
  lesson_question: 'text',
  message: 'id',
  message_contact: 'address',
  organisation: 'id',
  organisation_invitation: 'id',
  organisation_request: 'socialCode',
  uploaded_file: 'id',
  user_account: 'unionId',
}

/** Tables of which no answer has a value that tells whose it is, and why. */
const unidentified: Record<string, string> = {
  activity_place: 'a place among others, which comes with its sign-up',
  application_draft: 'comes with its application',
  assistant_report: 'read by operators',
  assistant_usage: 'a number of questions',
  consignment_step: 'comes with its consignment',
  class_place: 'a place among others, which comes with its application',
  guide_exclusive: 'ids of content, read by the id of the guide',
  guide_subscription: 'ids of content',
  idempotency_key: 'found by the secret key of its caller',
  market_choice: 'what a service said, found by its user',
  market_deal_step: 'comes with its deal',
  market_read: 'comes with the messages of a deal',
  known_device: 'the name of a browser',
  live_reminder: 'ids of content',
  market_review: 'read by everybody, once both sides have written',
  membership: 'comes with its organisation',
  message_choice: 'comes with the kinds of message',
  message_delivery: 'counted for operators',
  operator_role: 'read by operators',
  order_step: 'comes with its order',
  outbox_message: 'sent to the operator',
  page_event: 'counted for operators',
  page_view: 'counted for operators',
  session: 'found by its secret',
  shipment_choice: 'numbers of shipments, found by its user',
  shipment_label: 'comes with its shipment',
  shipment_step: 'comes with its shipment',
  sign_on_token: 'found by its secret',
  site_request: 'read by operators',
  store_service_choice: 'a number and what editors wrote, found by its user',
}

const valueAt = (row: object, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], row)

type Person = Awaited<ReturnType<typeof makePerson>>
let owner: Person
let marks: [table: string, value: string][]
let stranger: string

beforeAll(async () => {
  owner = await makePerson(server, uploads)
  stranger = (await signIn(server.db)).cookie
  const { data } = await exportPersonalData(server.db, owner)
  marks = Object.entries(identifying).flatMap(([table, column]) =>
    ((data[table] ?? []) as Record<string, unknown>[])
      .map((row) => String(valueAt(row, column)))
      .filter((value) => value.length > 4)
      .map((value): [string, string] => [table, value]),
  )
})

it('says of every table with rows of a user how they are known', () => {
  const personal = personalTablesOf(server.db, {}).map(({ name }) => name)
  expect([...Object.keys(identifying), ...Object.keys(unidentified)].toSorted()).toEqual(personal.toSorted())
  expect([...new Set(marks.map(([table]) => table))].toSorted()).toEqual(Object.keys(identifying).toSorted())
})

const reads = endpoints.filter((endpoint) => isRead(endpoint) && !endpoint.stream)

/** All inputs that could lead to rows of the owner. */
const inputsOf = ({ path, query }: EndpointShape): [path: string, query: string][] => {
  const { edition, course, order, guide, answer, classId } = owner.ids
  const ids = path.includes('{number}')
    ? [order]
    : path.includes('{')
      ? [edition, course, guide, answer, classId, 101, 30_401]
      : ['']
  const asked = query
    ? new URLSearchParams({
        editionId: String(edition),
        kind: 'course',
        id: String(course),
        subject: '',
        q: '远帆',
      })
    : ''
  return ids.map((id) => [fillPath(path, { id, number: order, key: '1-1' } as never), String(asked)])
}

/** What an endpoint answers to somebody, whatever they ask for. */
const answersTo = async (endpoint: EndpointShape, headers: Record<string, string>): Promise<string> => {
  const answers = inputsOf(endpoint).map(async ([path, query]) => {
    const response = await server.request(`/api${path}?${query}`, {
      method: endpoint.method,
      headers: { ...pageHeaders, ...headers },
      ...(endpoint.method !== 'GET' && { body: '{}' }),
    })
    return response.text()
  })
  return (await Promise.all(answers)).join('\n')
}

const tablesIn = (text: string) => marks.filter(([, value]) => text.includes(value)).map(([table]) => table)

describe.each(reads.map((endpoint) => [endpoint.name, endpoint] as const))('%s', (_, endpoint) => {
  it('shows rows of a user to nobody else', async () => {
    const org = { 'X-Org-Id': owner.ids.orgId }
    for (const caller of [{}, { Cookie: stranger }, { Cookie: stranger, ...org }, org])
      expect(tablesIn(await answersTo(endpoint, caller as Record<string, string>))).toEqual([])
  })
})

it('shows every kind of row to the user whose it is', async () => {
  const found = new Set<string>()
  for (const endpoint of reads)
    for (const more of [{} as Record<string, string>, { 'X-Org-Id': owner.ids.orgId }])
      for (const table of tablesIn(await answersTo(endpoint, { Cookie: owner.cookie, ...more })))
        found.add(table)
  expect([...found].toSorted()).toEqual(Object.keys(identifying).toSorted())
})
