import { type EndpointShape, type FieldErrors, isRead } from '@chuhai/contract'
import { listPageMax, listRowsMax } from '@chuhai/contract/constants'
import { pageRequest } from '@chuhai/contract/list'
import type { Input } from '../asking/server'
import { entriesOf } from '../input/schema'
import { fail, passed, skipped } from '../outcome'
import { requireRefusal, requireSuccess } from './expect'
import { barrierOf, type Check, type Run, sessionFor } from './run'

type Values = Record<string, unknown>

/** Where a list says which page it wants. */
const partOf = (endpoint: EndpointShape): 'query' | 'body' | undefined =>
  (['query', 'body'] as const).find((part) => entriesOf(endpoint[part]).page === pageRequest.entries.page)

const outside: [name: string, value: number][] = [
  ['page', 0],
  ['page', listPageMax + 1],
  ['rows', 0],
  ['rows', listRowsMax + 1],
]

const rowsOf = (data: unknown): unknown[] => {
  const list = (data as Values | null)?.list
  return Array.isArray(list) ? list : []
}

const pagesOf = async (endpoint: EndpointShape, part: 'query' | 'body', input: Input, run: Run) => {
  const ask = (values: Values) =>
    run.server.ask(
      endpoint,
      { ...input, [part]: { ...(input[part] as Values), ...values } },
      { cookie: sessionFor(endpoint, run) },
    )
  const first = requireSuccess(await ask({ page: 1, rows: 1 })) as Values
  if (rowsOf(first).length > 1) fail(`answers ${rowsOf(first).length} rows where one was asked for`)
  if (first.page !== 1 || first.rows !== 1)
    fail(`says page ${first.page} and rows ${first.rows} where page 1 and rows 1 were asked for`)
  const beyond = requireSuccess(await ask({ page: listPageMax, rows: 1 }))
  if (rowsOf(beyond).length > 0 && Number(first.total) < listPageMax)
    fail(`answers rows on page ${listPageMax}, although there are ${first.total} in all`)
  for (const [name, value] of outside) {
    const when = `for ${name} ${value}`
    const { data } = requireRefusal(await ask({ [name]: value }), ['REQUEST_INVALID'], when)
    if (!(data as FieldErrors | null)?.fields?.[name]) fail(`does not name ${name} in data.fields ${when}`)
  }
}

/** Lists keep to the page and the rows that are asked for, and to their limits. */
export const pagesCheck: Check = {
  name: 'pages',
  async run(endpoint, run) {
    const part = partOf(endpoint)
    if (!isRead(endpoint) || !part) return null
    const barrier = barrierOf(endpoint, run)
    if (barrier) return skipped(barrier)
    const answered = run.answered.get(endpoint.name)
    if (!answered) return skipped('there is no list without an answer')
    await pagesOf(endpoint, part, answered.input, run)
    return passed(`keeps to pages 1 to ${listPageMax} of 1 to ${listRowsMax} rows`)
  },
}
