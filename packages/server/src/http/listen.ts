import type { Server } from 'node:http'
import { requestTimeoutMs } from '@chuhai/contract/constants'
import { createAdaptorServer, type HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Hono } from 'hono'
import { StartError } from '../process/start-error'
import { ApiError } from './api-error'
import { networkOf } from './client-address'
import type { AppEnv } from './context'
import { failure, success } from './envelope'
import { writeEvents } from './event-stream'

const reasons: Record<string, (port: number) => string> = {
  EADDRINUSE: (port) => `Port ${port} is in use. Stop what uses it, or set PORT to another one.`,
  EACCES: (port) => `This user may not listen on port ${port}. Set PORT to 1024 or higher.`,
}

interface ConnectionLimits {
  all?: number | undefined
  /** For one address, where addresses are those of visitors. */
  ofAddress?: ((address: string) => number) | undefined
}

/** How often requests are looked for that take longer than they may. */
const lateCheckMs = 5000

/** Answers `/healthz` alone until the app is ready. */
const answerBeforeReady = (request: Request) =>
  new URL(request.url).pathname === '/healthz' ? Response.json(success(null)) : unavailable()

const unavailable = () =>
  Response.json(failure(new ApiError('SERVICE_UNAVAILABLE'), 'zh-CN'), {
    status: 503,
    headers: { 'Retry-After': '1' },
  })

/** A proxy that reads another one of two names than this server would route by it to somebody else. */
const isAmbiguous = ({ incoming }: HttpBindings): boolean => (incoming.headersDistinct.host?.length ?? 0) > 1

/** Closes new connections of an address above its limit, so that no address uses up the connections of all others. */
const limitConnections = (server: Server, limitOf: (address: string) => number): void => {
  const counts = new Map<string, number>()
  server.on('connection', (socket) => {
    const address = networkOf(socket.remoteAddress ?? '')
    const count = (counts.get(address) ?? 0) + 1
    if (count > limitOf(address)) return socket.destroy()
    counts.set(address, count)
    socket.once('close', () => {
      const left = (counts.get(address) ?? 1) - 1
      if (left > 0) counts.set(address, left)
      else counts.delete(address)
    })
  })
}

/** Listens; throws a StartError that says why it cannot. Connections above the limits are closed at once. */
export const listen = async (port: number, { all, ofAddress }: ConnectionLimits = {}) => {
  let answer: Hono<AppEnv>['fetch'] = answerBeforeReady
  const respond = async (request: Request, bindings: unknown): Promise<Response> => {
    const env: HttpBindings & AppEnv['Bindings'] = Object.assign(bindings as HttpBindings, { events: null })
    if (isAmbiguous(env)) return new Response(null, { status: 400 })
    const response = await answer(request, env)
    if (!env.events) return response
    writeEvents(env.events, env.outgoing, response)
    return RESPONSE_ALREADY_SENT
  }
  const serverOptions = { connectionsCheckingInterval: lateCheckMs }
  const server = createAdaptorServer({ fetch: respond, serverOptions }) as Server
  // Longer than a balancer's, so that this server never closes a connection under a request.
  server.keepAliveTimeout = 65_000
  // As long as clients wait: 50 MB at 1 Mbit/s. Other bodies have their own limits.
  server.requestTimeout = requestTimeoutMs
  if (all !== undefined) server.maxConnections = all
  if (ofAddress !== undefined) limitConnections(server, ofAddress)
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason = reasons[error.code ?? '']
      reject(reason ? new StartError(reason(port)) : error)
    })
    server.listen(port, resolve)
  })
  return {
    server,
    /** Hands requests to the app; until then `/healthz` alone is answered, and all else 503. */
    serve(app: Hono<AppEnv>) {
      answer = app.fetch
    },
  }
}

const idleCheckMs = 50

/** Stops accepting connections, waits for running requests, and cuts those left after `limitMs`. */
export const closeServer = (server: Server, limitMs: number): Promise<void> =>
  new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), limitMs)
    // A connection becomes idle after its request has ended, so one check is not enough.
    const idle = setInterval(() => server.closeIdleConnections(), idleCheckMs)
    server.close(() => {
      clearTimeout(cut)
      clearInterval(idle)
      resolve()
    })
  })
