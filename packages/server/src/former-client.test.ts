import { randomUUID } from 'node:crypto'
import type { EndpointShape } from '@chuhai/contract'
import { orderTermsVersion } from '@chuhai/contract/order'
import { beforeAll, expect, it } from 'vitest'
import { growing } from './testing/evaluation'
import { lead } from './testing/forms'
import { addClass, addCourse } from './testing/order'
import { makePerson } from './testing/person'
import { pageHeaders, partner, startTestApp } from './testing/test-app'
import { startTestUploads } from './testing/upload'

interface Input {
  params?: object
  query?: object
  body?: object
}

/** What a page has loaded before an update: core and contract of an earlier version in one file (CONTRIBUTING.md). */
interface FormerClient {
  contract: { endpoints: readonly EndpointShape[] }
  createCore(options: { base: string; fetch: typeof fetch }): {
    call(endpoint: EndpointShape, input?: Input, options?: { idempotencyKey: string }): Promise<unknown>
  }
}

const uploads = startTestUploads()
const server = startTestApp({ uploads })
let former: FormerClient
let person: Awaited<ReturnType<typeof makePerson>>

beforeAll(async () => {
  // By its address, as TypeScript would read what an import names.
  former = await import(new URL('./testing/generated/former-client.js', import.meta.url).href)
  person = await makePerson(server, uploads)
})

/** A page of the person, on which nothing was called yet. */
const openPage = () =>
  former.createCore({
    base: partner,
    fetch: async (input, init) => {
      const request = new Request(input, init)
      request.headers.set('Origin', pageHeaders.Origin)
      request.headers.set('Cookie', person.cookie)
      return server.request(request as never)
    },
  })

const send = async (name: string, input: Input = {}) => {
  const endpoint = former.contract.endpoints.find((one) => one.name === name)
  if (!endpoint) throw new Error(`there was no ${name}`)
  return openPage().call(endpoint, input, { idempotencyKey: randomUUID() })
}

const isRead = ({ method, changes, stream }: EndpointShape) => !(changes ?? method !== 'GET') && !stream
const isList = ({ path }: EndpointShape) => !path.includes('{')
const areaOf = ({ path }: EndpointShape) => path.split('/')[1] ?? ''

const idsIn = (answer: unknown): unknown[] => {
  if (typeof answer !== 'object' || answer === null) return []
  return Object.entries(answer).flatMap(([name, value]) =>
    name === 'id' && typeof value !== 'object' ? [value] : idsIn(value),
  )
}

/** Values that the queries of reads ask for, by their names; some reads need others. */
const findQueries = async () => {
  const trainingClass = await addClass(server.db)
  const [group] = (await send('listTags')) as { tags: { name: string }[] }[]
  const usual = {
    editionId: person.ids.edition,
    id: person.ids.course,
    subject: String(trainingClass.id),
    origin: partner,
    applicationSite: 'PORTAL',
    bannerModule: 'HOME',
    schoolName: '嘉兴',
    q: '亚马逊',
  }
  const special: Record<string, object> = {
    getOffer: { kind: 'course' },
    getProviderApplication: { subject: '' },
    listTagged: { name: group?.tags[0]?.name },
  }
  return ({ name }: EndpointShape) => ({ ...usual, ...special[name] })
}

it('understands every answer of this server', async () => {
  await send('submitEvaluation', { body: { answers: growing } })
  const { navImageId } = (await send('getEvaluationResult')) as { navImageId: number }
  const { edition, course, order } = person.ids
  const queryOf = await findQueries()
  const page = openPage()
  const misfits: unknown[] = []
  const read = (endpoint: EndpointShape, id: unknown) => {
    const key = areaOf(endpoint) === 'page' ? 'privacy' : '1-1'
    const query = endpoint.query && { query: queryOf(endpoint) }
    const body = endpoint.body && { body: {} }
    return page
      .call(endpoint, { params: { id, number: order, key }, ...query, ...body })
      .catch((error: { code: string; cause?: unknown }) => {
        if (error.code === 'ANSWER_INVALID') misfits.push([endpoint.name, error.cause])
        return null
      })
  }
  const found = new Map<string, unknown[]>()
  const unanswered: string[] = []
  const reads = former.contract.endpoints.filter(isRead)
  // Lists first: they name what the others ask for.
  for (const endpoint of [...reads.filter(isList), ...reads.filter((one) => !isList(one))]) {
    const listed = found.get(areaOf(endpoint)) ?? []
    const ids = isList(endpoint) ? [''] : [...new Set([edition, course, navImageId, 101, 30_401, ...listed])]
    let answer: unknown = null
    for (const id of ids.slice(0, 60)) answer ??= await read(endpoint, id)
    if (answer === null) unanswered.push(endpoint.name)
    else found.set(areaOf(endpoint), [...listed, ...idsIn(answer)])
  }
  expect(misfits).toEqual([])
  // Needs a live course that the person has bought.
  expect(unanswered).toEqual(['getLivingCourse'])
})

it('submits what people write, as it did before', async () => {
  expect(await send('createConsultation', { body: lead })).toMatchObject({ id: expect.any(String) })
  const course = await addCourse(server.db)
  const body = { product: course, price: 19_900, termsVersion: orderTermsVersion, invoice: null }
  const order = (await send('createOrder', { body })) as { number: string }
  expect(await send('cancelOrder', { params: { number: order.number } })).toMatchObject({
    state: 'cancelled',
  })
})
