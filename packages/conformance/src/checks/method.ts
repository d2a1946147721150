import { type EndpointShape, endpoints } from '@chuhai/contract'
import { clientHeader } from '@chuhai/contract/constants'
import { sampleParams } from '../input/sample'
import { fail, passed, skipped } from '../outcome'
import { requireRefusal } from './expect'
import { type Check, needsOrigin } from './run'

const patternOf = (path: string): RegExp => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`)

const methodsAt = ({ path }: EndpointShape): string[] =>
  endpoints.filter((other) => other.path === path).map(({ method }) => method)

/** Whether a GET of this path would be a call, also one whose parameter the path is taken for. */
const canBeRead = ({ path }: EndpointShape): boolean =>
  endpoints.some((other) => other.method === 'GET' && patternOf(other.path).test(path))

/** Any other method is refused with those that there are. */
export const methodCheck: Check = {
  name: 'method',
  async run(endpoint, run) {
    if (endpoints.find(({ path }) => path === endpoint.path) !== endpoint) return null
    const method = canBeRead(endpoint) ? 'PATCH' : 'GET'
    if (method === 'PATCH' && run.origin === null) return skipped(needsOrigin)
    const sent = { method, headers: { [clientHeader]: '1' } }
    const answer = await run.server.ask(endpoint, { params: sampleParams(endpoint) }, sent)
    requireRefusal(answer, ['METHOD_NOT_ALLOWED'], `for ${method}`)
    const allowed = (answer.headers.get('Allow') ?? '').split(',').map((one) => one.trim().toUpperCase())
    const missing = methodsAt(endpoint).filter((one) => !allowed.includes(one))
    if (missing.length > 0) fail(`answers 405, and Allow does not name ${missing.join(', ')}`)
    return passed(`answers 405 for ${method} and names what is allowed`)
  },
}
