import { addSite, enableSite, findUsers, listAuditEntries, listSites } from '@chuhai/contract/admin'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { reasonOf } from '../database/errors'
import { setOperatorRoles } from '../modules/operator/roles'
import { auditEntries } from '../modules/operator/tables'
import { setSiteEnabled } from '../modules/site/service'
import { callOverHttp, startTestAdminApi } from '../testing/admin-api'
import { signIn } from '../testing/sign-in'
import { startTestApp } from '../testing/test-app'
import { implementAdmin } from './admin-endpoint'
import { audit } from './audit'
import { runCommandLine } from './command-line'
import { commands } from './commands'
import { roles } from './role-commands'
import { sites } from './sites'
import { users } from './users'

const server = startTestApp()
const at = startTestAdminApi(server)

const lastEntries = (rows: number) => at.call(listAuditEntries, { query: { rows: rows + 1 } })

/** The newest entries before the one of this look. */
const newest = async (rows = 1) => (await lastEntries(rows)).slice(1)

describe('the audit log', () => {
  it('has what a change was before and after, and who made it', async () => {
    await at.run(sites, ['add', 'https://audited.example', '远帆'])
    await at.run(sites, ['disable', 'https://audited.example'])
    expect(await newest(2)).toMatchObject([
      {
        via: 'socket',
        action: 'enableSite',
        detail: { origin: 'https://audited.example' },
        before: { name: '远帆', enabled: true },
        after: { name: '远帆', enabled: false },
      },
      { action: 'addSite', before: null, after: { name: '远帆', enabled: true } },
    ])
    expect((await newest())[0]?.operator).toMatch(/^.+@.+$/)
  })

  it('has reads too, without what was looked for', async () => {
    await at.call(findUsers, { query: { words: '沈亦舟' } })
    const [entry] = await newest()
    expect(entry).toMatchObject({ action: 'findUsers', before: null, after: null })
    expect(JSON.stringify(entry)).not.toContain('沈亦舟')
  })

  it('finds users by name, id and account', async () => {
    const { user } = await signIn(server.db, { userName: '顾长卿', subject: 'account-of-gu' })
    for (const words of ['长卿', user.id, 'account-of-gu'])
      expect(await at.run(users, ['find', words])).toMatch(new RegExp(`${user.id} +顾长卿 .*account-of-gu`))
    expect(await at.run(users, ['find', 'account-of'])).not.toContain('顾长卿')
  })

  it('has no entry of a change that failed, which is undone', async () => {
    const origin = 'https://audited.example'
    const failing = implementAdmin(
      enableSite,
      async ({ body }, { db }) => {
        await setSiteEnabled(db, body.origin, body.enabled)
        throw new Error('late')
      },
      { state: async () => ({}) },
    )
    const before = await server.db.$count(auditEntries)
    const call = { db: server.db, now: new Date(), caller: { name: 'li@desk', via: 'socket' } } as const
    await expect(failing.run({ body: { origin, enabled: true } }, call)).rejects.toThrow('late')
    expect(await server.db.$count(auditEntries)).toBe(before)
    expect(await at.call(listSites)).toContainEqual({ origin, name: '远帆', enabled: false, scopes: null })
  })

  it.each([
    ['changed', sql`update operator_audit set operator = 'nobody'`],
    ['deleted', sql`delete from operator_audit`],
    ['emptied', sql`truncate operator_audit`],
  ])('cannot be %s', async (_, statement) => {
    await at.call(listSites)
    const before = await server.db.$count(auditEntries)
    const error = await server.db.execute(statement).then(() => null, reasonOf)
    expect(error).toMatch(/operator_audit is append-only/)
    expect(await server.db.$count(auditEntries)).toBe(before)
  })

  it('is printed by the command line, the newest first', async () => {
    await at.run(sites, ['enable', 'https://audited.example'])
    const [, first = ''] = (await at.run(audit, ['list'])).split('\n')
    expect(first).toContain('listAuditEntries')
    expect(await at.run(audit, ['list'])).toMatch(
      /enableSite +origin=https:\/\/audited.example +name=远帆 enabled=false +name=远帆 enabled=true/,
    )
  })
})

describe('the list of the audit log', () => {
  const rowsOf = async (options: Record<string, string>) =>
    (await at.run(audit, ['list'], options)).split('\n\n')[0]?.split('\n').slice(1) ?? []

  it('is narrowed by operator, item and day', async () => {
    await at.run(sites, ['add', 'https://narrowed.example', '缩小'])
    await at.run(sites, ['disable', 'https://narrowed.example'])
    const both = await rowsOf({ about: 'https://narrowed.example' })
    expect(both).toEqual([expect.stringContaining('enableSite'), expect.stringContaining('addSite')])
    expect(await rowsOf({ about: 'https://narrowed.example', operator: '没有这个人' })).toEqual([])
    expect(await rowsOf({ about: 'https://narrowed.example', until: '2020-01-01' })).toEqual([])
    expect((await rowsOf({ about: 'addSite', since: '2020-01-01', limit: '1' })).length).toBe(1)
  })
})

describe('an operator over HTTP', () => {
  it('runs the commands of the command line, under their own name', async () => {
    const boss = await signIn(server.db, { userName: '顾青' })
    await at.run(roles, ['set', boss.user.id, 'admin'])
    const call = callOverHttp(server, boss.cookie)
    const run = (...words: string[]) =>
      runCommandLine(commands, words, () => ({ call, store: undefined as never, env: {} as never }))

    expect(await run('roles', 'list')).toMatch(/顾青 .*admin/)
    await run('sites', 'disable', 'https://audited.example')
    expect(await newest()).toMatchObject([
      { via: 'http', operator: `顾青 #${boss.user.id}`, action: 'enableSite', after: { enabled: false } },
    ])
    await at.run(roles, ['remove', boss.user.id])
    await expect(call(listSites)).rejects.toThrow(/404/)
    expect(await newest()).toMatchObject([
      { action: 'setOperatorRoles', before: { roles: ['admin'] }, after: { roles: [] } },
    ])
  })

  it('is refused what their role does not include, and changes nothing', async () => {
    const { user, cookie } = await signIn(server.db)
    await setOperatorRoles(server.db, Number(user.id), ['viewer', 'agent'])
    const call = callOverHttp(server, cookie)
    await expect(
      call(enableSite, { body: { origin: 'https://audited.example', enabled: true } }),
    ).rejects.toThrow(/403/)
    expect(await call(listSites)).toContainEqual(
      expect.objectContaining({ origin: 'https://audited.example', enabled: false }),
    )
  })

  it('registers no site that is no origin', async () => {
    for (const origin of ['*', 'https://a.example/x', "https://a.example; script-src 'unsafe-inline'"])
      await expect(at.call(addSite, { body: { origin, name: 'x' } })).rejects.toThrow(/400/)
  })

  it('gets roles that are known, as a user who is', async () => {
    await expect(at.run(roles, ['set', '1', 'boss'])).rejects.toThrow(
      /没有 boss 这个角色。可以用：viewer、agent/,
    )
    await expect(at.run(roles, ['set', '999999', 'agent'])).rejects.toThrow(/没有用户 999999/)
  })
})

describe('a disabled account', () => {
  it('is signed out at once, cannot sign in, and is opened again', async () => {
    const subject = 'closing'
    const { user, cookie } = await signIn(server.db, { subject })
    const statusOf = async () => (await server.get('/api/user/info', { Cookie: cookie })).http
    expect(await statusOf()).toBe(200)
    await at.run(users, ['disable', user.id])
    expect(await newest()).toMatchObject([{ before: { disabled: false }, after: { disabled: true } }])
    expect(await statusOf()).toBe(401)
    await expect(signIn(server.db, { subject })).rejects.toThrow('ACCOUNT_DISABLED')
    await at.run(users, ['enable', user.id])
    expect(await statusOf()).toBe(401)
    expect((await signIn(server.db, { subject })).user.id).toBe(user.id)
    await expect(at.run(users, ['disable', '999999'])).rejects.toThrow(/没有用户 999999/)
  })

  it('takes its role with it', async () => {
    const { user, cookie } = await signIn(server.db)
    await setOperatorRoles(server.db, Number(user.id), ['admin'])
    const call = callOverHttp(server, cookie)
    await call(listSites)
    await at.run(users, ['disable', user.id])
    await expect(call(listSites)).rejects.toThrow(/404/)
  })
})
