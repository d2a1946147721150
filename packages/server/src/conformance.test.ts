import { checkConformance } from '@chuhai/conformance'
import { expect, it } from 'vitest'
import { consultations } from './modules/consultation/tables'
import { pageEvents, pageViews } from './modules/track/tables'
import { makePerson } from './testing/person'
import { partner, startTestApp } from './testing/test-app'
import { startTestUploads } from './testing/upload'

const uploads = startTestUploads()
const server = startTestApp({ uploads })
const base = 'http://localhost:4000'

const fetch: typeof globalThis.fetch = (address, init) =>
  server.request(String(address).slice(base.length), init)

const countRows = () =>
  Promise.all([consultations, pageViews, pageEvents].map((table) => server.db.$count(table)))

it('speaks the contract, whoever asks, and is changed by nothing that has to be refused', async () => {
  const before = await countRows()
  const { results } = await checkConformance({ base, origin: partner, fetch })
  expect(results.filter(({ verdict }) => verdict === 'failed')).toEqual([])
  expect(await countRows()).toEqual(before)
})

it('speaks the contract to a signed-in visitor, in full', async () => {
  const owner = await makePerson(server, uploads)
  const { edition, guide } = owner.ids
  const values = {
    'getPage.key': 'logistics',
    'getEdition.id': String(edition),
  }
  const { results } = await checkConformance({
    ...{ base, origin: partner, cookie: owner.cookie, write: true, values, fetch },
  })
  expect(guide).toBeDefined()
  expect(results.filter(({ verdict }) => verdict === 'failed')).toEqual([])
  const unanswered = results.filter(({ check, verdict }) => check === 'answer' && verdict === 'skipped')
  expect(unanswered).toEqual([])
})
