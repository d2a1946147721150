import type { EndpointAnswer, EndpointRequest, EndpointShape } from '@chuhai/contract/endpoint'
import type { Db } from '../database/db'
import type { Carriers } from '../modules/carrier/carriers'
import { writeAuditEntry } from '../modules/operator/audit-log'
import type { PaymentProvider } from '../modules/payment/provider'
import type { ReadSite } from '../modules/site/read-site'
import type { FileStore } from '../uploads/file-store'
import type { Uploads } from '../uploads/uploads'

/** What admin endpoints need beside the database. */
export interface AdminServices {
  store: FileStore
  /** Draws a picture again. */
  redraw: Uploads['redraw']
  /** Backs up the data folder into a new folder: a path, or a name in the folder of backups. */
  backup(folder: string): Promise<void>
  /** What the provider of payments says of a day; null where payments are off. */
  statementOf: PaymentProvider['statement'] | null
  /** The carriers that are connected. */
  carriers: Carriers
  /** Reads a page of a site that asks for its registration. */
  readSite: ReadSite
  /** Whether the portal has a page at a path; every path may be one by default. */
  isPage?: (path: string) => boolean
}

/** Who calls, and how. */
export interface Caller {
  name: string
  via: 'socket' | 'http'
}

export interface AdminCall {
  /** The transaction that also writes the audit log, where the call changes something. */
  db: Db
  now: Date
  caller: Caller
}

type Facts = Record<string, unknown>

interface Audited<E extends EndpointShape> {
  /** Which item a call is about, without personal data; its parameters and query by default. */
  detail?: (request: EndpointRequest<E>) => Facts
  /** What a call changes, without personal data: read before and after. Every call that changes something has it. */
  state?: (db: Db, request: EndpointRequest<E>) => Promise<Facts | null>
  /** Writes the entry before the work, for work that is no single transaction. */
  writesAhead?: boolean
}

/** An admin endpoint, run with an entry in the audit log. */
export interface AdminImplementation {
  endpoint: EndpointShape
  isAudited: boolean
  run(request: unknown, call: AdminCall): Promise<unknown>
}

/** A page size and a cursor say nothing. */
const plainDetail = ({ params, query }: { params?: unknown; query?: unknown }): Facts => {
  const { rows: _, ...facts } = { ...(params as Facts), ...(query as Facts) }
  return facts
}

/**
 * Binds a handler to an admin endpoint. A change and its entry are one transaction, so that neither is without the other; the
 * entry of a read comes first.
 */
export const implementAdmin = <const E extends EndpointShape>(
  endpoint: E,
  handler: (request: EndpointRequest<E>, call: AdminCall) => Promise<EndpointAnswer<E>>,
  { detail = plainDetail, state, writesAhead = false }: Audited<E> = {},
): AdminImplementation => {
  const { name, method, changes = method !== 'GET' } = endpoint
  const entryOf = (request: EndpointRequest<E>, { now, caller }: AdminCall) => ({
    at: now,
    operator: caller.name,
    via: caller.via,
    action: name,
    detail: detail(request),
  })

  const runAfterEntry = async (request: EndpointRequest<E>, call: AdminCall) => {
    const before = (await state?.(call.db, request)) ?? null
    await writeAuditEntry(call.db, { ...entryOf(request, call), before })
    return handler(request, call)
  }

  const runWithEntry = (request: EndpointRequest<E>, call: AdminCall) =>
    call.db.transaction(async (tx) => {
      const before = (await state?.(tx, request)) ?? null
      const answer = await handler(request, { ...call, db: tx })
      const after = (await state?.(tx, request)) ?? null
      await writeAuditEntry(tx, { ...entryOf(request, call), before, after })
      return answer
    })

  const run = changes && !writesAhead ? runWithEntry : runAfterEntry
  return {
    endpoint,
    isAudited: !changes || state !== undefined,
    run: (request, call) => run(request as EndpointRequest<E>, call),
  }
}
