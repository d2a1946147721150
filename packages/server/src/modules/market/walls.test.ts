import { randomUUID } from 'node:crypto'
import type { DealMove } from '@chuhai/contract/market'
import { beforeAll, describe, expect, it } from 'vitest'
import { sideOf, startMarket } from '../../testing/deal'
import { pdf } from '../../testing/documents'
import { newProvider } from '../../testing/market'
import { newMember, newStranger } from '../../testing/organisation'
import { startTestPayments } from '../../testing/payment'
import { pageHeaders, startTestApp } from '../../testing/test-app'
import { formOf, startTestUploads } from '../../testing/upload'
import { monthOf } from '../ledger/months'

const uploads = startTestUploads()
const server = startTestApp({ uploads })
const pay = startTestPayments(server)

type Headers = Record<string, string>

const send = (method: string, path: string, headers: Headers, body?: object) =>
  server.request(path, {
    method,
    headers: { ...pageHeaders, 'Idempotency-Key': randomUUID(), ...headers },
    ...(body && { body: JSON.stringify(body) }),
  })

const uploadAs = async (headers: Headers): Promise<string> => {
  const { 'Content-Type': _, ...multipart } = pageHeaders as Headers
  const response = await server.request('/api/market/deal/file', {
    method: 'POST',
    headers: { ...multipart, ...headers },
    body: formOf(['file', '商标图样.pdf', pdf]),
  })
  return ((await response.json()) as { data: { address: string } }).data.address
}

/** Every step that a side can try. */
const moves: DealMove[] = [
  { action: 'giveBrief', answers: ['图样', '远帆'], files: [] },
  { action: 'accept' },
  { action: 'decline', words: '没有档期' },
  { action: 'withdraw' },
  { action: 'deliver', words: '已交付', files: [] },
  { action: 'giveUp', words: '做不了' },
  { action: 'askRevision', words: '改颜色', files: [] },
  { action: 'confirm' },
  { action: 'dispute', words: '与约定不符', files: [] },
]

/** The deal of P1, whose sides have written and sent a file within it. */
let deal: { number: string; step: number; orgId: string; file: string }
let insiders: { buyer: ReturnType<typeof sideOf>; provider: ReturnType<typeof sideOf> }

beforeAll(async () => {
  const { orgId, provider, bought } = await startMarket(server, pay)
  const { buyer, number } = await bought()
  const file = await uploadAs(buyer.headers)
  await buyer.write(number, '图样在附件里', randomUUID(), [{ address: file, name: '商标图样.pdf' }])
  await provider.write(number, '收到')
  const { data } = await buyer.get(number)
  deal = { number, step: data.step, orgId, file }
  insiders = { buyer, provider }
})

/** Everything that somebody can try on a deal, its thread, files, order, reviews, and on the statement of its provider. */
const attemptsOn = (
  { number, step, orgId, file }: typeof deal,
  headers: Headers,
): [string, () => Promise<number>][] => {
  const of = `/api/market/deal/${number}`
  const order = `/api/order/${number}`
  const http = (method: string, path: string, body?: object) => async () =>
    (await send(method, path, headers, body)).status
  return [
    ['the deal', http('GET', of)],
    ...moves.map((move): [string, () => Promise<number>] => [
      `the step ${move.action}`,
      http('PUT', `${of}/step`, { step, move }),
    ]),
    ['the thread', http('GET', `${of}/message`)],
    ['a message', http('POST', `${of}/message`, { id: randomUUID(), text: '您好', files: [] })],
    ['the read mark', http('PUT', `${of}/read`, { until: new Date().toISOString() })],
    ['the file', http('GET', file)],
    ['the reviews', http('GET', `${of}/review`)],
    ['a review', http('POST', `${of}/review`, { stars: 1, words: '差' })],
    ['an answer to a review', http('POST', `${of}/review/answer`, { words: '不是这样' })],
    ['the order', http('GET', order)],
    ['the payment', http('POST', `${order}/payment`, { device: 'desktop' })],
    ['the cancellation', http('POST', `${order}/cancel`, {})],
    ['a refund', http('POST', `${order}/refund`, { reason: '不想要了' })],
    ['the invoice', http('PUT', `${order}/invoice`, { invoice: null })],
    ['the statement', http('GET', `/api/market/statement/${orgId}/${monthOf(new Date())}.csv`)],
  ]
}

/** Without a choice of an organisation. */
const cookieOf = ({ Cookie = '' }: Headers): Headers => ({ Cookie })

/** Another provider, who acts for their own organisation, for none, or says that they act for that of P1. */
const otherProvider = async () => {
  const { organisation, owner } = await newProvider(server, 'member')
  const { headers } = owner
  expect(headers['X-Org-Id']).toBe(organisation.id)
  return { own: headers, plain: cookieOf(headers), foreign: { ...headers, 'X-Org-Id': deal.orgId } }
}

const answered404 = async (headers: Headers) => {
  const attempts = attemptsOn(deal, headers)
  const codes = []
  for (const [name, attempt] of attempts) codes.push([name, await attempt()])
  expect(codes).toEqual(attempts.map(([name]) => [name, 404]))
  return codes.length
}

describe('the deal of a provider', () => {
  it('does not exist for another provider, whatever they try', async () => {
    const { own, plain } = await otherProvider()
    expect((await answered404(own)) + (await answered404(plain))).toBeGreaterThanOrEqual(30)
  })

  it('is not even looked for by who says that they act for its provider', async () => {
    const { foreign } = await otherProvider()
    // Files and statements are opened by links, which choose no organisation.
    const byLink = ['the file', 'the statement']
    for (const [name, attempt] of attemptsOn(deal, foreign))
      expect([name, await attempt()]).toEqual([name, byLink.includes(name) ? 404 : 403])
  })

  it('does not exist for a buyer of another deal, nor for who has left the organisation of its provider', async () => {
    await answered404((await newStranger(server)).headers)
    const member = await newMember(server, deal.orgId, 'member')
    expect((await send('GET', `/api/market/deal/${deal.number}`, member.headers)).status).toBe(200)
    const owner = await newMember(server, deal.orgId, 'owner')
    await owner.remove(member.userId)
    await answered404(cookieOf(member.headers))
  })

  it('is in no list of another provider, and not in their statement', async () => {
    const { own, plain, foreign } = await otherProvider()
    for (const headers of [own, plain])
      for (const side of ['buyer', 'provider'] as const)
        expect((await sideOf(server, headers).list(side)).list).toEqual([])
    const statement = await send('GET', '/api/market/statement', own)
    expect(statement.status).toBe(200)
    expect(await statement.text()).not.toContain(deal.number)
    expect((await send('GET', '/api/market/statement', foreign)).status).toBe(403)
  })

  it('cannot be given a file of another provider, who cannot send one of its own', async () => {
    const { own } = await otherProvider()
    const stolen = [{ address: deal.file, name: '商标图样.pdf' }]
    const mine = await startMarket(server, pay)
    const { buyer, number } = await mine.bought()
    expect((await buyer.write(number, '', randomUUID(), stolen)).status).toBe('DEAL_FILE_UNKNOWN')
    expect((await send('GET', await uploadAs(own), insiders.buyer.headers)).status).toBe(404)
  })

  it('stays as it was through all of it', async () => {
    const { data } = await insiders.buyer.get(deal.number)
    expect(data).toMatchObject({ state: 'paid', step: deal.step })
    const { messages } = (await insiders.provider.thread(deal.number)).data
    expect(messages.map(({ text }) => text)).toEqual(['图样在附件里', '收到'])
  })
})
