import { checkConformance } from '@chuhai/conformance'
import type { EvaluationResult } from '@chuhai/contract/evaluation'
import type { ShippingQuote } from '@chuhai/contract/logistics'
import { expect, it } from 'vitest'
import { messages } from './modules/assistant/tables'
import { consultations } from './modules/consultation/tables'
import { pageEvents, pageViews } from './modules/track/tables'
import { exportPersonalData } from './personal-data/personal-data'
import { growing } from './testing/evaluation'
import { makePerson } from './testing/person'
import { requestOf } from './testing/rates'
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

/** Somebody with rows of every kind, and the ids among them that no other answer names. */
const makeVisitor = async () => {
  const { cookie, userId, ids } = await makePerson(server, uploads)
  // Nobody writes these answers any more, and a reader would wait for their end.
  await server.db.update(messages).set({ state: 'complete' })
  const headers = { Cookie: cookie }
  await server.post('/api/nav/home/assess', { answers: growing }, headers)
  const { envelope } = await server.get<EvaluationResult>('/api/nav/home/query/assess', headers)
  const quote = await server.post<ShippingQuote>('/api/logistics/quotes', requestOf())
  const edition = String(ids.edition)
  const guide = String(envelope.data.navImageId)
  const values = {
    'getPage.key': 'logistics',
    'getEdition.id': edition,
    'getRegistration.editionId': edition,
    'listMembers.editionId': edition,
    'getExclusiveGuide.id': guide,
    'listExclusiveCourses.id': guide,
    'listExclusiveCategories.id': guide,
    'getLivingCourse.id': '601',
    'getQuote.number': quote.envelope.data.number,
  }
  return { cookie, userId, values }
}

it('changes nothing of a signed-in visitor for what has to be refused', async () => {
  const { cookie, userId } = await makeVisitor()
  const rowsOf = async () => (await exportPersonalData(server.db, { userId })).data
  const before = await rowsOf()
  const { results } = await checkConformance({ base, cookie, fetch })
  expect(results.filter(({ verdict }) => verdict === 'failed')).toEqual([])
  expect(await rowsOf()).toEqual(before)
})

/** They are about an organisation that the visitor has chosen, or was invited into. */
const ofOrganisations = [
  'getOrganisationDetails',
  'getTeam',
  'readInvitation',
  'listOrganisationApplications',
]
/** They are about an organisation that offers services at the market. */
const ofProviders = ['getMarketStatement', 'listOwnOffers', 'getOwnOffer', 'listOwnAbsences', 'quoteDeal']
/** They are about a class or a course that a learner has paid for or finished. */
const ofLearners = ['getCertificate', 'getClassmates', 'getHomework']

it('speaks the contract to a signed-in visitor, in full', async () => {
  const { cookie, values } = await makeVisitor()
  const options = { base, cookie, values, write: true, fetch }
  const { results } = await checkConformance(options)
  expect(results.filter(({ verdict }) => verdict === 'failed')).toEqual([])
  const skipped = results.filter(({ check, verdict }) => check === 'answer' && verdict === 'skipped')
  expect(skipped.map(({ subject }) => subject).sort()).toEqual(
    [...ofOrganisations, ...ofProviders, ...ofLearners].sort(),
  )
  const written = results.filter(({ check, verdict }) => check === 'write' && verdict === 'passed')
  expect(written.map(({ subject }) => subject).sort()).toEqual([
    'createConsultation',
    'recordPageEvent',
    'recordPageFault',
    'recordPageView',
    'sendQuestion',
  ])
})
