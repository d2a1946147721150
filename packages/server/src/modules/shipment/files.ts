import { labelShipmentsMax } from '@chuhai/contract/constants'
import { shipmentNumberInPath } from '@chuhai/contract/logistics'
import { and, inArray, isNotNull, isNull } from 'drizzle-orm'
import { Hono } from 'hono'
import { array, is, maxLength, minLength, pipe } from 'valibot'
import type { Db } from '../../database/db'
import { ApiError } from '../../http/api-error'
import type { AppContext, AppEnv } from '../../http/context'
import type { VisitorSessions } from '../../http/visitor-sessions'
import { findRules } from '../customs/rules'
import { resultCsv, templateCsv } from './batch/records'
import { factsOf, type LabelFacts } from './label/facts'
import { isOfCaller } from './ownership'
import { shipmentLabels, shipments } from './tables'
import { labelledStates } from './transitions'

interface ShipmentFileOptions {
  db: Db
  clock: () => Date
  visitorSessions: VisitorSessions
}

const numbersList = pipe(
  array(shipmentNumberInPath.entries.number),
  minLength(1),
  maxLength(labelShipmentsMax),
)

/** Returns the valid labels of a user's shipments, in the order of the numbers; shipments without one are left out. */
const findFacts = async (
  db: Db,
  numbers: readonly string[],
  { userId, now }: { userId: number; now: Date },
): Promise<LabelFacts[]> => {
  const rows = await db
    .select()
    .from(shipments)
    .where(
      and(
        inArray(shipments.number, [...numbers]),
        inArray(shipments.state, [...labelledStates]),
        // Shipments of erased users have nothing left to print.
        isNotNull(shipments.sender),
        isOfCaller({ db, userId }),
      ),
    )
  if (rows.length === 0) return []
  const isOfRows = inArray(
    shipmentLabels.shipment,
    rows.map(({ number }) => number),
  )
  const [labels, rules] = await Promise.all([
    db
      .select()
      .from(shipmentLabels)
      .where(and(isOfRows, isNull(shipmentLabels.voidedAt)))
      .orderBy(shipmentLabels.number),
    findRules(
      db,
      rows.map(({ request }) => request.destination.country),
      now,
    ),
  ])
  return numbers.flatMap((number) => {
    const row = rows.find((one) => one.number === number)
    if (!row) return []
    const rule = rules.get(row.request.destination.country) ?? null
    return labels.filter(({ shipment }) => shipment === number).map((label) => factsOf(row, label, rule))
  })
}

/**
 * Files of a sender: `/labels.pdf?number=…`, the labels of shipments, any number of times; `/template/shipments.csv`; and
 * `/batches/{id}/result.csv`, a file of shipments with the results of its rows. Files of others are `NOT_FOUND`.
 */
export const shipmentFiles = ({ db, clock, visitorSessions }: ShipmentFileOptions): Hono<AppEnv> => {
  // A download carries the cookie of the portal; pages of other sites have no access.
  const requireUser = async (c: AppContext, now: Date): Promise<number> => {
    const session = visitorSessions.siteOf(c) === null ? await visitorSessions.of(c, now) : null
    if (!session) throw new ApiError('NOT_FOUND')
    return Number(session.user.id)
  }
  const asCsv = (c: AppContext, name: string, text: string) => {
    c.header('Content-Type', 'text/csv; charset=utf-8')
    c.header('Content-Disposition', `attachment; filename="${name}.csv"`)
    return c.body(text)
  }
  return new Hono<AppEnv>()
    .get('/labels.pdf', async (c) => {
      const now = clock()
      const userId = await requireUser(c, now)
      const numbers = [...new Set(c.req.queries('number') ?? [])]
      if (!is(numbersList, numbers)) throw new ApiError('NOT_FOUND')
      const facts = await findFacts(db, numbers, { userId, now })
      if (facts.length === 0) throw new ApiError('SHIPMENT_LABEL_MISSING')
      // Loaded on demand: drawing takes memory that a server without labels does not need.
      const { drawLabels } = await import('./label/draw')
      const file = await drawLabels(facts)
      c.header('Content-Type', 'application/pdf')
      c.header(
        'Content-Disposition',
        `inline; filename="${numbers.length === 1 ? numbers[0] : 'labels'}.pdf"`,
      )
      c.header('Cache-Control', 'private, no-store')
      return c.body(new Uint8Array(file))
    })
    .get('/template/shipments.csv', (c) => asCsv(c, 'shipments-template', templateCsv()))
    .get('/batches/:id{[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}}/result.csv', async (c) => {
      const userId = await requireUser(c, clock())
      const text = await resultCsv(db, c.req.param('id'), userId)
      if (text === null) throw new ApiError('NOT_FOUND')
      return asCsv(c, 'shipments-result', text)
    })
}
