import { afterEach, describe, expect, it } from 'vitest'
import { type ConformanceOptions, checkConformance } from './check-conformance'
import { cookie, registered, type Spoil, startDouble, token } from './testing/double'
import { calls, events, json, type Reply, success } from './testing/replies'

const doubles: { stop(): Promise<unknown> }[] = []
afterEach(() => Promise.all(doubles.splice(0).map((double) => double.stop())))

const check = async (spoil?: Spoil, more: Partial<ConformanceOptions> = {}) => {
  const double = await startDouble(spoil)
  doubles.push(double)
  const options = { base: double.base, origin: registered, cookie, only: calls, ...more }
  const { results } = await checkConformance(options)
  const linesOf = (verdict: string) =>
    results
      .filter((result) => result.verdict === verdict)
      .map(({ subject, check: name, reason }) => `${subject}, ${name}: ${reason}`)
  return {
    failed: linesOf('failed'),
    skipped: linesOf('skipped'),
    passed: linesOf('passed'),
    made: double.made,
  }
}

/** Spoils the answers of one call. */
const of =
  (name: string, change: (reply: Reply) => Reply): Spoil =>
  ({ endpoint }, reply) =>
    endpoint?.name === name && reply.http === 200 ? change(reply) : reply

const refusals =
  (code: string, change: (reply: Reply) => Reply): Spoil =>
  (_, reply) =>
    reply.text.includes(`"${code}"`) ? change(reply) : reply

const withHeaders = (reply: Reply, headers: Record<string, string>): Reply => ({
  ...reply,
  headers: { ...reply.headers, ...headers },
})

const without = (reply: Reply, name: string): Reply => {
  const { [name]: _, ...headers } = reply.headers
  return { ...reply, headers }
}

const page: Reply = { http: 500, headers: { 'Content-Type': 'text/html' }, text: '<h1>Internal error</h1>' }

describe('a server that keeps the contract', () => {
  it('has nothing that is found, and every call is looked at', async () => {
    const { failed, passed, skipped, made } = await check(undefined, { write: true })
    expect(failed).toEqual([])
    expect(skipped).toEqual([])
    for (const name of calls) expect(passed.join('\n')).toContain(`${name}, `)
    expect(made).toContain('createConsultation')
  })

  it('is changed by nothing unless that is allowed', async () => {
    const { failed, skipped, made } = await check()
    expect(failed).toEqual([])
    expect(made.filter((name) => name !== 'listHotSearches')).toEqual([])
    expect(skipped).toEqual(['createConsultation, write: changes something: made in full only with --write'])
  })

  it('may open the session with a token', async () => {
    const { failed, passed } = await check(undefined, { cookie: undefined, token })
    expect(failed).toEqual([])
    expect(passed).toContain('getUserInfo, answer: fits the contract')
    const refused = await check(undefined, { cookie: undefined, token: 'used' })
    expect(refused.failed).toEqual(['server, session: answers 401 UNAUTHORIZED instead of 200 success'])
  })

  it('is told what was not looked at without a session', async () => {
    const { failed, skipped } = await check(undefined, { cookie: undefined })
    expect(failed).toEqual([])
    expect(skipped).toContain('getUserInfo, answer: needs a session: give one with --cookie or --token')
  })

  it('is told what was not looked at without a registered site', async () => {
    const { failed, skipped } = await check(undefined, { origin: 'https://other.example' })
    expect(failed).toEqual(['server, registration: says that https://other.example is not registered'])
    expect(skipped).toContain(
      'listHotSearches, answer: needs the origin of a registered site: name one with --origin',
    )
  })

  it('is asked for a value that no other answer names, and that the caller may give', async () => {
    const only = ['getReading', 'getSiteRegistration']
    const { skipped } = await check(undefined, { only })
    expect(skipped).toContain(
      'getReading, answer: no id is known that it answers: give one with --value getReading.id=…',
    )
    const { passed } = await check(undefined, { only, values: { 'getReading.id': '3' } })
    expect(passed).toContain('getReading, answer: fits the contract')
  })

  it('is asked again after the time that it names', async () => {
    const waited: number[] = []
    let left = 2
    const spoil = of('listReadings', (reply) => {
      left -= 1
      const refused = json(
        429,
        { status: 'TOO_MANY_REQUESTS', data: null, message: '…' },
        { 'Retry-After': '7' },
      )
      return left < 0 ? reply : refused
    })
    const wait = async (ms: number) => void waited.push(ms)
    const { failed } = await check(spoil, { only: ['listReadings', 'getSiteRegistration'], wait })
    expect(failed).toEqual([])
    expect(waited).toEqual([7000, 7000])
  })

  it('is not waited for an hour', async () => {
    const refused = { status: 'TOO_MANY_REQUESTS', data: null, message: '…' }
    const spoil = of('listReadings', () => json(429, refused, { 'Retry-After': '3600' }))
    const { failed } = await check(spoil, { only: ['listReadings', 'getSiteRegistration'] })
    expect(failed[0]).toBe('listReadings, answer: answers 429 TOO_MANY_REQUESTS instead of 200 success')
  })
})

const wrong: [what: string, spoil: Spoil, found: RegExp][] = [
  [
    'another envelope',
    of('listReadings', (reply) => ({ ...reply, text: '{"code":0,"result":[]}' })),
    /^listReadings, answer: answers 200 without the envelope .*"code":0/m,
  ],
  [
    'an answer without a field',
    of('listReadings', () => success([{ id: 3 }])),
    /^listReadings, answer: does not fit the contract: data\.0\.title: .*; and \d more/m,
  ],
  [
    'another success',
    of('listReadings', (reply) => ({ ...reply, text: reply.text.replace('success', 'OK') })),
    /^listReadings, answer: answers 200 OK instead of 200 success/m,
  ],
  [
    'errors as pages of HTML',
    refusals('NOT_FOUND', () => page),
    /^getReading, unknown: answers 500 with text\/html instead of a JSON envelope/m,
  ],
  [
    'a code with another HTTP status',
    refusals('NOT_FOUND', (reply) => ({ ...reply, http: 200 })),
    /^server, unknown path: answers NOT_FOUND with HTTP 200 instead of 404/m,
  ],
  [
    'messages in one language',
    refusals('NOT_FOUND', (reply) => ({
      ...reply,
      text: reply.text.replace(/没有找到您要的内容/, 'Not found'),
    })),
    /^server, language: answers Accept-Language: zh-CN with the message “Not found”/m,
  ],
  [
    'a redirect to a login page instead of 401',
    refusals('UNAUTHORIZED', () => ({ http: 302, headers: { Location: '/login' }, text: '' })),
    /^getUserInfo, sign-in: answers 302 with no content type instead of a JSON envelope/m,
  ],
  [
    'a 401 with a message that visitors would see',
    refusals('UNAUTHORIZED', (reply) => ({
      ...reply,
      text: reply.text.replace('"401_UNAUTHORIZED"', '"请登录"'),
    })),
    /^getUserInfo, sign-in: answers 401 with the message 请登录/m,
  ],
  [
    'wrong fields that are not named',
    refusals('CONSULTATION_NAME_REQUIRED', (reply) => ({
      ...reply,
      text: reply.text.replace('contactsName', 'name'),
    })),
    /^createConsultation, input: .* data\.fields does not name .*contactsName/m,
  ],
  [
    'a crash for broken JSON',
    refusals('JSON_INVALID', () => page),
    /^createConsultation, body: answers 500 with text\/html/m,
  ],
  [
    '405 without what is allowed',
    refusals('METHOD_NOT_ALLOWED', (reply) => without(reply, 'Allow')),
    /^listReadings, method: answers 405, and Allow does not name GET/m,
  ],
  [
    'lists without limits',
    ({ endpoint, text }, reply) =>
      endpoint?.name === 'listHotSearches' && /"rows":1\d{4}/.test(text)
        ? success({ list: [], total: 2, page: 1, rows: 10_000 })
        : reply,
    /^listHotSearches, pages: answers 200 success instead of 422 REQUEST_INVALID for rows 10000/m,
  ],
  [
    'more rows than were asked for',
    of('listHotSearches', () =>
      success({ list: [{ word: 'a' }, { word: 'b' }], total: 2, page: 1, rows: 20 }),
    ),
    /^listHotSearches, pages: answers 2 rows where one was asked for/m,
  ],
  [
    'changes of a page that shows another user',
    refusals('SESSION_CHANGED', () => success({ id: '1' })),
    /^createConsultation, shown user: answers 200 success instead of 409 SESSION_CHANGED/m,
  ],
  [
    'organisations of others',
    refusals('ORG_FORBIDDEN', () => success([])),
    /^listLiveBroadcasts, organisation: answers 200 success instead of 403 ORG_FORBIDDEN/m,
  ],
  [
    'CORS for all',
    (_, reply) => withHeaders(reply, { 'Access-Control-Allow-Origin': '*' }),
    /^listReadings, registered site: .*Access-Control-Allow-Origin: \*(?:.|\n)*^listReadings, other sites: the answer has Access-Control-Allow-Origin: \*/m,
  ],
  [
    'CORS for whoever asks',
    ({ headers }, reply) => withHeaders(reply, { 'Access-Control-Allow-Origin': headers.origin ?? '' }),
    /^listReadings, other sites: .*https:\/\/unregistered\.invalid, which is not registered/m,
  ],
  [
    'no preflight',
    ({ method }, reply) => (method === 'OPTIONS' ? json(405, {}) : reply),
    /^createConsultation, registered site: answers the preflight with 405/m,
  ],
  [
    'a preflight without a header of ours',
    ({ method }, reply) =>
      method === 'OPTIONS' ? withHeaders(reply, { 'Access-Control-Allow-Headers': 'content-type' }) : reply,
    /^createConsultation, registered site: Access-Control-Allow-Headers does not name .*X-Chuhai-Client, Idempotency-Key/m,
  ],
  [
    'a registration that only registered sites may ask for',
    of('getSiteRegistration', (reply) => without(reply, 'Access-Control-Allow-Origin')),
    /^getSiteRegistration, other sites: lacks Access-Control-Allow-Origin: \*/m,
  ],
  [
    'changes from any site and any form',
    refusals('ORIGIN_FORBIDDEN', () => success({ id: '1' })),
    /^createConsultation, other sites: (?:.|\n)*^createConsultation, client header: answers 200 success instead of 403 ORIGIN_FORBIDDEN/m,
  ],
  [
    'answers of visitors that caches keep',
    of('getUserInfo', (reply) => withHeaders(reply, { 'Cache-Control': 'public, max-age=60' })),
    /^getUserInfo, cache: has Cache-Control public, max-age=60, although it is a visitor's own/m,
  ],
  [
    'one kept answer for all sites',
    of('listReadings', (reply) => withHeaders(reply, { 'Cache-Control': 'max-age=60' })),
    /^listReadings, cache: has Cache-Control max-age=60 without Vary: Origin/m,
  ],
  [
    'an answer of the assistant that does not come bit by bit',
    of('resumeAnswer', () => success({ msg: '海外仓' })),
    /^resumeAnswer, answer: answers with application\/json instead of text\/event-stream/m,
  ],
  [
    'events of another shape',
    of('resumeAnswer', () => events({ msg: '海' }, { delta: '外' })),
    /^resumeAnswer, answer: does not fit the contract: event 2\.msg: /m,
  ],
  [
    'a lead for every repetition',
    of('createConsultation', () => success({ id: String(Math.random()) })),
    /^createConsultation, write: answers the same Idempotency-Key and content with another result/m,
  ],
]

describe('a server is found out', () => {
  it.each(wrong)('that has %s', async (_, spoil, found) => {
    const { failed } = await check(spoil, { write: true })
    expect(failed.join('\n')).toMatch(found)
  })

  it('that does not answer, with one sentence', async () => {
    const { base, stop } = await startDouble()
    await stop()
    const { results } = await checkConformance({ base, only: calls })
    expect(results).toEqual([
      {
        subject: 'server',
        check: 'unknown path',
        verdict: 'failed',
        reason: expect.stringContaining('ECONNREFUSED'),
      },
    ])
  })
})
