import { decideSiteRequest, listAuditEntries, listSiteRequests, listSites } from '@chuhai/contract/admin'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { setOperatorRoles } from '../modules/operator/roles'
import { siteRequests } from '../modules/site/tables'
import { callOverHttp, type GivenOptions, startTestAdminApi } from '../testing/admin-api'
import { siteForm } from '../testing/forms'
import { signIn } from '../testing/sign-in'
import { startTestApp } from '../testing/test-app'
import { sites } from './sites'

const server = startTestApp()
/** What the sites of these tests have, by its address. */
const onSites = new Map<string, string>()
const at = startTestAdminApi(server, undefined, null, async (address) => onSites.get(address) ?? null)

const ask = (origin: string, change: object = {}) =>
  server.post<{ origin: string; token: string }>('/api/site/request', { ...siteForm(origin), ...change })
/** Asks for a site, and puts what was answered on it. */
const askAndProve = async (origin: string): Promise<string> => {
  const { token } = (await ask(origin)).envelope.data
  onSites.set(`${origin}/.well-known/chuhai.txt`, `${token}\n`)
  await at.run(sites, ['requests', 'check', token])
  return token
}
const begin = Date.parse('2026-11-20T02:00:00Z')
const askAt = async (minute: number, origin: string) => {
  await ask(origin)
  const createdAt = new Date(begin + minute * 60_000)
  await server.db.update(siteRequests).set({ createdAt }).where(eq(siteRequests.origin, origin))
}
const listed = () => at.call(listSiteRequests, { query: { rows: 100 } })
const idOf = async (wanted: string) => (await listed()).find(({ origin }) => origin === wanted)?.id ?? 'none'
const registered = async (wanted: string) =>
  (await at.call(listSites)).filter(({ origin }) => origin === wanted)

beforeEach(async () => {
  await server.db.delete(siteRequests)
})

describe('the requests for registration', () => {
  it('are listed with the newest first, page by page and by their state', async () => {
    for (const [minute, name] of ['a', 'b', 'c'].entries()) await askAt(minute, `https://${name}.example`)
    const all = await listed()
    expect(all.map(({ origin }) => origin)).toEqual([
      'https://c.example',
      'https://b.example',
      'https://a.example',
    ])
    const [first, second] = all
    const query = { rows: 1, afterTime: first?.createdAt, afterId: first?.id }
    expect(await at.call(listSiteRequests, { query })).toEqual([second])
    await at.run(sites, ['requests', 'accept', await idOf('https://b.example')], { 'without-proof': true })
    const table = await at.run(sites, ['requests', 'list'], { status: '待处理' })
    expect(table).toMatch(/c\.example +远帆商城 +沈亦舟 +13805710826[\s\S]*a\.example/)
    expect(table).not.toContain('b.example')
    expect(await at.run(sites, ['requests'], { status: 'accepted' })).toMatch(/已登记 +https:\/\/b\.example/)
  })

  it('register the site where one is accepted, which is decided once', async () => {
    const id = await askAndProve('https://accepted.example')
    expect(await at.run(sites, ['requests', 'accept', id])).toMatch(/accepted\.example 已登记/)
    expect(await registered('https://accepted.example')).toMatchObject([{ name: '远帆商城', enabled: true }])
    expect(await listed()).toMatchObject([
      { state: 'accepted', by: expect.stringMatching(/@/), reason: null },
    ])
    await expect(at.run(sites, ['requests', 'refuse', id, '重复'])).rejects.toThrow(/从前处理过：已登记/)
  })

  it('are proved by what the site has, which its webmaster was answered and a stranger was not', async () => {
    const origin = 'https://shop.example'
    const stranger = (await ask(origin, { contactsPhone: '13800138000' })).envelope.data.token
    const owner = (await ask(origin)).envelope.data.token
    expect(await at.run(sites, ['requests', 'check', owner])).toMatch(/没有申请 \S+ 的证明/)
    onSites.set(`${origin}/`, `<head><meta name="chuhai-site" content="${owner}"></head>`)
    expect(await at.run(sites, ['requests', 'check', stranger])).toMatch(
      new RegExp(`没有申请 ${stranger} 的证明.*申请 ${owner} 有证明`),
    )
    await expect(at.run(sites, ['requests', 'accept', stranger])).rejects.toThrow(/没有证明/)
    expect(await registered(origin)).toEqual([])
    expect((await listed()).map(({ provedAt }) => provedAt !== null).sort()).toEqual([false, true])
    expect(await at.run(sites, ['requests', 'accept', owner])).toMatch(/已登记/)
    expect((await listed()).map(({ state }) => state).sort()).toEqual(['accepted', 'refused'])
  })

  it('are accepted without a proof where the operator says so', async () => {
    const { token } = (await ask('https://known.example')).envelope.data
    const accept = (options: GivenOptions) => at.run(sites, ['requests', 'accept', token], options)
    await expect(accept({})).rejects.toThrow(/--without-proof/)
    expect(await accept({ 'without-proof': true })).toMatch(/known\.example 已登记/)
  })

  it('register nothing where one is refused, which has a reason, and may be asked for again', async () => {
    await ask('https://refused.example')
    const id = await idOf('https://refused.example')
    const refuse = (...reason: string[]) => at.run(sites, ['requests', 'refuse', id, ...reason])
    await expect(refuse()).rejects.toThrow(/还要写 原因/)
    expect(await refuse('打不开')).toBe('https://refused.example 没有登记')
    expect(await registered('https://refused.example')).toEqual([])
    expect(await listed()).toMatchObject([{ state: 'refused', reason: '打不开' }])
    await ask('https://refused.example')
    expect((await listed()).map(({ state }) => state)).toEqual(['open', 'refused'])
  })

  it('are not decided by an id that there is not, or an action or status that there is not', async () => {
    const run = (...words: string[]) => at.run(sites, ['requests', ...words])
    await expect(run('accept', 'a.example')).rejects.toThrow(/不是申请的编号/)
    for (const action of ['accept', 'check'])
      await expect(run(action, '00000000-0000-4000-8000-000000000000')).rejects.toThrow(/没有申请/)
    await expect(run('enlarge')).rejects.toThrow(/可以用：list、check、accept、refuse/)
    await expect(at.run(sites, ['requests'], { status: 'new' })).rejects.toThrow(
      /--status new：可以写：待处理/,
    )
  })

  it('leave the site and the decision, without the person, in the audit log', async () => {
    const id = await askAndProve('https://audited.example')
    await at.run(sites, ['requests', 'accept', id])
    const [, entry] = await at.call(listAuditEntries, { query: { rows: 2 } })
    const origin = 'https://audited.example'
    expect(entry).toMatchObject({
      action: 'decideSiteRequest',
      detail: { id },
      before: { origin, state: 'open', provedAt: expect.any(String) },
      after: { origin, state: 'accepted', provedAt: expect.any(String) },
    })
    expect(JSON.stringify(entry)).not.toContain('13805710826')
  })

  it('are decided over HTTP by an admin, and read by an agent', async () => {
    const callAs = async (role: 'agent' | 'admin') => {
      const { user, cookie } = await signIn(server.db)
      await setOperatorRoles(server.db, Number(user.id), [role])
      return callOverHttp(server, cookie)
    }
    await askAndProve('https://http.example')
    const [agent, admin] = [await callAs('agent'), await callAs('admin')]
    const [request] = await agent(listSiteRequests, { query: { rows: 1 } })
    const decision = { params: { id: request?.id ?? '' }, body: { decision: { action: 'accept' as const } } }
    await expect(agent(decideSiteRequest, decision)).rejects.toThrow(/403/)
    expect(await admin(decideSiteRequest, decision)).toEqual({
      outcome: 'decided',
      origin: 'https://http.example',
    })
  })
})
