import { fail, passed } from '../outcome'
import type { Check } from './run'

/** Whether caches that others share may keep an answer. */
const isShared = (directives: string): boolean =>
  !/\b(no-store|private)\b/.test(directives) && /\b(public|s-maxage|max-age=[1-9])/.test(directives)

/** What is one visitor's is kept nowhere, and what may be kept is kept for each site apart. */
export const cacheCheck: Check = {
  name: 'cache',
  async run(endpoint, { server, answered }) {
    const known = answered.get(endpoint.name)?.answer
    if (!known && endpoint.access !== 'user') return null
    const { headers } = known ?? (await server.ask(endpoint))
    const directives = headers.get('Cache-Control') ?? ''
    const has = `has Cache-Control ${directives || 'missing'}`
    if (endpoint.access === 'user') {
      if (!/\b(no-store|private)\b/.test(directives))
        fail(`${has}, although it is a visitor's own: no-store is due`)
      return passed(`${has}: nobody keeps what is a visitor's own`)
    }
    const vary = (headers.get('Vary') ?? '').toLowerCase()
    if (isShared(directives) && !endpoint.readableByAll && !/\borigin\b|\*/.test(vary))
      fail(`${has} without Vary: Origin, so that one site gets what was allowed to another`)
    return passed(has)
  },
}
