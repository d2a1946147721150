import { createHash, timingSafeEqual } from 'node:crypto'
import type { Clock } from '@chuhai-examples/development'
import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import type { Switch } from './behaviour'
import { bookingForm, quoteForm } from './booking'
import type { Carrier } from './carrier'
import { labelOf } from './label'
import type { Store } from './store'

interface ApiOptions {
  store: Store
  carrier: Carrier
  switches: Switch
  clock: Clock
  key: string
  slowMs: number
}

type Env = { Bindings: HttpBindings }

const digest = (text: string) => createHash('sha256').update(text).digest()

const numbersForm = v.object({ numbers: v.pipe(v.array(v.string()), v.maxLength(40)) })

const problem = (code: string, message: string) => ({ code, message })

/** What portals call: `/quotes`, `/bookings/{number}`, `/tracks`. */
export const createApi = ({ store, carrier, switches, clock, key, slowMs }: ApiOptions) => {
  const api = new Hono<Env>()

  api.use(async (c, next) => {
    const sent = c.req.header('Authorization') ?? ''
    if (!timingSafeEqual(digest(sent), digest(`Bearer ${key}`)))
      return c.json(problem('UNAUTHORIZED', 'wrong key'), 401)
    if (switches.current === 'failing') return c.json(problem('UNAVAILABLE', 'try again later'), 503)
    await next()
    // Whatever was done is done: the answer comes late, or never.
    if (switches.current === 'slow')
      await new Promise<void>((resolve) => clock.at(clock.now() + slowMs, async () => resolve()))
    if (switches.current === 'cut') {
      c.env.outgoing.destroy()
      c.res = RESPONSE_ALREADY_SENT
    }
    return
  })

  const read = async <S extends v.GenericSchema>(c: Context<Env>, schema: S) =>
    v.safeParse(schema, await c.req.json().catch(() => null))

  api.post('/quotes', async (c) => {
    const form = await read(c, quoteForm)
    if (!form.success) return c.json(problem('INVALID', form.issues[0].message), 422)
    return c.json({ quotes: carrier.quote(form.output) })
  })

  const path = '/bookings/:number{[A-Za-z0-9-]{6,40}}'

  api.put(path, async (c) => {
    if (switches.current === 'refusing')
      return c.json(problem('NOT_SERVED', 'The service does not go to this address at present.'), 422)
    const form = await read(c, bookingForm)
    if (!form.success)
      return c.json(problem('INVALID', `${v.getDotPath(form.issues[0])}: ${form.issues[0].message}`), 422)
    const booking = await carrier.book(c.req.param('number'), form.output)
    return booking
      ? c.json({ carrierNumber: booking.carrierNumber })
      : c.json(problem('NUMBER_TAKEN', 'The number is that of another parcel.'), 409)
  })

  api.get(`${path}/label`, (c) => {
    const booking = store.find(c.req.param('number'))
    return booking
      ? c.body(labelOf(booking), 200, { 'Content-Type': 'application/pdf' })
      : c.json(problem('NOT_FOUND', 'There is no such booking.'), 404)
  })

  api.delete(path, async (c) => {
    const booking = store.find(c.req.param('number'))
    if (!booking) return c.json(problem('NOT_FOUND', 'There is no such booking.'), 404)
    return c.json({ outcome: (await carrier.cancel(booking)) ? 'cancelled' : 'kept' })
  })

  api.post('/tracks', async (c) => {
    const form = await read(c, numbersForm)
    if (!form.success) return c.json(problem('INVALID', form.issues[0].message), 422)
    return c.json({ parcels: carrier.tracks(form.output.numbers) })
  })

  return api
}
