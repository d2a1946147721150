import { readFileSync } from 'node:fs'
import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import type { createApi } from './api'
import { behaviours, type Switch } from './behaviour'
import type { Carrier } from './carrier'
import type { Clock } from './clock'
import { incidentCodes, indexPage, moves, problemPage, stylesheets } from './page'
import { routeOf } from './route'
import type { Store } from './store'

interface AppOptions {
  store: Store
  carrier: Carrier
  switches: Switch
  clock: Clock
  api: ReturnType<typeof createApi>
}

/** Sources and bundle both lie one level below the package. */
const asset = (name: string) => readFileSync(new URL(`../public/${name}`, import.meta.url))

/** Pages run no scripts, load nothing from other origins and cannot be framed. */
const policy =
  "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

export const createApp = ({ store, carrier, switches, clock, api }: AppOptions) => {
  const app = new Hono<{ Bindings: HttpBindings }>()
  app.route('/v1', api)
  app.use(async (c, next) => {
    await next()
    c.header('Content-Security-Policy', policy)
    c.header('Referrer-Policy', 'no-referrer')
    c.header('X-Content-Type-Options', 'nosniff')
    if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store')
  })

  for (const [name, type] of [
    ...stylesheets.map((name) => [name, 'text/css; charset=utf-8'] as const),
    ['mark.svg', 'image/svg+xml'],
  ] as const) {
    const body = asset(name)
    app.get(`/${name}`, (c) => c.body(body, 200, { 'Content-Type': type, 'Cache-Control': 'no-cache' }))
  }

  app.get('/healthz', (c) => c.text('ok'))
  app.get('/', (c) => c.html(indexPage(store.bookings, switches.current, clock.now())))

  app.post('/behaviour', async (c) => {
    const { behaviour } = await c.req.parseBody()
    const chosen = behaviours.find((one) => one === behaviour)
    if (!chosen) return c.html(problemPage('没有这个选项'), 400)
    switches.choose(chosen)
    return c.redirect('/', 303)
  })

  app.post('/parcel/:number', async (c) => {
    const booking = store.find(c.req.param('number'))
    if (!booking) return c.html(problemPage('没有这个包裹'), 404)
    const { move } = await c.req.parseBody()
    const incident = incidentCodes.find((code) => code === move)
    const usual = moves.find((one) => one === move)
    if (incident) await carrier.interrupt(booking, incident)
    else if (usual === 'next') await carrier.advance(booking)
    else if (usual === 'all')
      while (booking.step < routeOf(booking.form).length && booking.cancelledAt === null)
        await carrier.advance(booking)
    else return c.html(problemPage('没有这个步骤'), 400)
    return c.redirect('/', 303)
  })

  app.notFound((c) => c.html(problemPage('没有这个页面'), 404))
  return app
}
