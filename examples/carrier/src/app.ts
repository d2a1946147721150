import { type Clock, createSite } from '@chuhai-examples/development'
import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import type { createApi } from './api'
import { behaviours, type Switch } from './behaviour'
import type { Carrier } from './carrier'
import { incidentCodes, indexPage, moves, problemPage } from './page'
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
const files = new URL('../public/', import.meta.url)

export const createApp = ({ store, carrier, switches, clock, api }: AppOptions) => {
  const app = new Hono<{ Bindings: HttpBindings }>()
  app.route('/v1', api)
  app.route('/', createSite(files))

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
