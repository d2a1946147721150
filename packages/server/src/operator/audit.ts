import { type AuditEntry, listAuditEntries } from '@chuhai/contract/admin'
import { StartError } from '../process/start-error'
import { commandOf } from './command'
import { textTable } from './output'

const usualRows = 200

const factsOf = (facts: AuditEntry['detail']): string =>
  Object.entries(facts ?? {})
    .map(([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(' ')

/** The audit log: which operator did what, the newest first. */
export const audit = commandOf('audit', {
  'list [BEFORE]': async ([before], { call }) => {
    if (before !== undefined && !/^[1-9]\d{0,14}$/.test(before))
      throw new StartError(
        `"${before}" is no entry. Give the id of one: audit list 1200 lists those before it.`,
      )
    const entries = await call(listAuditEntries, { query: { before, rows: usualRows } })
    return textTable(
      ['id', 'at', 'operator', 'via', 'action', 'about', 'before', 'after'],
      entries.map(({ id, at, operator, via, action, detail, before, after }) => [
        String(id),
        at,
        operator,
        via,
        action,
        ...[detail, before, after].map(factsOf),
      ]),
    )
  },
})
