import { Hono } from 'hono'
import type { Verdict } from '../modules/competition/operator'
import type { AdminApi } from './admin-api'

const dateOf = (text: string | undefined): Date | undefined => (text ? new Date(text) : undefined)

/** The admin API over HTTP. It is for the socket alone: no route asks who calls. */
export const adminRoutes = (admin: AdminApi): Hono =>
  new Hono()
    .get('/leads', async (c) => {
      const { since, createdAt, id, rows } = c.req.query()
      const after = createdAt && id ? { createdAt: new Date(createdAt), id } : undefined
      return c.json(await admin.leads({ since: dateOf(since), after, rows: Number(rows) }))
    })
    .get('/teams', async (c) => c.json(await admin.teams(JSON.parse(c.req.query('page') ?? ''))))
    .get('/team', async (c) => c.json(await admin.team(c.req.query('id') ?? '')))
    .patch('/team', async (c) => {
      const { id, verdict } = await c.req.json<{ id: string; verdict: Verdict }>()
      return c.json(await admin.judgeTeam(id, verdict))
    })
    .get('/sites', async (c) => c.json(await admin.sites()))
    .post('/sites', async (c) => {
      const { origin, name } = await c.req.json<{ origin: string; name: string }>()
      await admin.addSite(origin, name)
      return c.json(true)
    })
    .patch('/sites', async (c) => {
      const { origin, enabled } = await c.req.json<{ origin: string; enabled: boolean }>()
      return c.json(await admin.setSiteEnabled(origin, enabled))
    })
    .delete('/sessions', async (c) => c.json(await admin.revokeSessions(Number(c.req.query('userId')))))
    .get('/scenes', async (c) => c.json(await admin.scenes()))
    .post('/scenes', async (c) => {
      const { name, guideWords } = await c.req.json<{ name: string; guideWords: string }>()
      await admin.addScene(name, guideWords)
      return c.json(true)
    })
    .patch('/scenes', async (c) => {
      const { name, enabled } = await c.req.json<{ name: string; enabled: boolean }>()
      return c.json(await admin.setSceneEnabled(name, enabled))
    })
    .get('/guide', async (c) => c.json(await admin.guideSites()))
    .patch('/guide/shown', async (c) => {
      const { id, isShown } = await c.req.json<{ id: number; isShown: boolean }>()
      return c.json(await admin.setGuideSiteShown(id, isShown))
    })
    .patch('/guide/hot', async (c) => {
      const { id, place } = await c.req.json<{ id: number; place: number | null }>()
      return c.json(await admin.setHotPlace(id, place))
    })
    .get('/reports', async (c) => c.json(await admin.reports()))
    .get('/rule-sets', async (c) => c.json(await admin.ruleSets()))
    .get('/rule-set', async (c) => {
      const id = c.req.query('id')
      return c.json((await admin.ruleSet(id ? Number(id) : null)) as object | null)
    })
    .post('/rule-sets', async (c) => c.json(await admin.addRuleSet(await c.req.json())))
    .get('/editions', async (c) => c.json(await admin.editions()))
    .patch('/editions', async (c) => {
      const { id, opensAt, closesAt } = await c.req.json<{
        id: number
        opensAt?: string
        closesAt?: string
      }>()
      return c.json(await admin.moveWindow(id, { opensAt: dateOf(opensAt), closesAt: dateOf(closesAt) }))
    })
    .get('/schools', async (c) => c.json(await admin.schools()))
    .post('/schools', async (c) => c.json(await admin.registerSchools(await c.req.json())))
    .get('/users', async (c) => c.json(await admin.findUsers(c.req.query('words') ?? '')))
    .post('/personal-data/export', async (c) => c.json(await admin.exportPersonalData(await c.req.json())))
    .post('/personal-data/erase', async (c) => c.json(await admin.erasePersonalData(await c.req.json())))
    .get('/accesses', async (c) => c.json(await admin.accesses()))
    .post('/accesses', async (c) => {
      await admin.logAccess(await c.req.json())
      return c.json(true)
    })
    .post('/backup', async (c) => {
      await admin.backup(await c.req.json())
      return c.json(true)
    })
    .onError((error, c) => c.text(error.message, 500))
