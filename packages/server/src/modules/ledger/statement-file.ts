import {
  type LedgerEntry,
  type LedgerEvent,
  type LedgerSums,
  ledgerEventNames,
  type MarketStatement,
  statementMonth,
} from '@chuhai/contract/market'
import { yuanOf } from '@chuhai/contract/money'
import { hasRight } from '@chuhai/contract/organisation'
import { Hono } from 'hono'
import { is } from 'valibot'
import type { Db } from '../../database/db'
import { ApiError } from '../../http/api-error'
import type { AppEnv } from '../../http/context'
import type { VisitorSessions } from '../../http/visitor-sessions'
import { type Cell, csvText } from '../../text-files/csv'
import { timeInShanghai } from '../../time/shanghai'
import { roleOf } from '../organisation/membership'
import { readStatement } from './statement'

interface StatementFileOptions {
  db: Db
  clock: () => Date
  visitorSessions: VisitorSessions
}

const titles = [
  '时间（北京时间）',
  '事项',
  '订单号',
  '服务',
  '类别',
  '佣金比例',
  '买家付款（元）',
  '退给买家（元）',
  '平台佣金（元）',
  '应付给您（元）',
  '已付给您（元）',
]

const yuan = (fen: number): Cell => ({ number: yuanOf(fen) })

const sumCells = ({ charged, refunded, commission, earned, paidOut }: LedgerSums): Cell[] =>
  [charged, refunded, commission, earned, paidOut].map(yuan)

const nameOf = (event: LedgerEvent): string => ledgerEventNames[event]['zh-CN']

const entryCells = ({ at, event, number, title, category, commissionRate, ...sums }: LedgerEntry): Cell[] => [
  timeInShanghai(new Date(at)),
  nameOf(event),
  number,
  title,
  category,
  `${commissionRate / 100}%`,
  ...sumCells(sums),
]

/** A row with one sum, in the column of what is owed. */
const owedRow = (name: string, fen: number): Cell[] => ['', name, '', '', '', '', '', '', '', yuan(fen), '']

/** Writes a statement as a file for Excel. */
export const statementCsv = (statement: MarketStatement): string =>
  csvText([
    [`${statement.organisation}，${statement.month}，服务市场月度账单`],
    titles,
    owedRow('月初未付', statement.owedBefore),
    ...statement.entries.map(entryCells),
    ['', '本月合计', '', '', '', '', ...sumCells(statement.totals)],
    owedRow('月末未付', statement.owedAfter),
    ...statement.settlements.map(({ paidOn, amount, reference }): Cell[] => [
      paidOn,
      '汇款',
      reference,
      '',
      '',
      '',
      '',
      '',
      '',
      '',
      yuan(amount),
    ]),
  ])

/** `/{organisation}/2026-11.csv`: a statement as a file, for the roles of the organisation that may read it; nobody else's. */
export const statementFile = ({ db, clock, visitorSessions }: StatementFileOptions): Hono<AppEnv> =>
  new Hono<AppEnv>().get(
    '/:orgId{[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}}/:file{[0-9-]{7}\\.csv}',
    async (c) => {
      const now = clock()
      const { orgId } = c.req.param()
      const month = c.req.param('file').slice(0, 7)
      // A download carries the cookie of the portal; pages of other sites have no part in it.
      const session = visitorSessions.siteOf(c) === null ? await visitorSessions.of(c, now) : null
      const role = session && (await roleOf(db, Number(session.user.id), orgId))
      if (!role || !hasRight(role, 'readStatements') || !is(statementMonth, month))
        throw new ApiError('NOT_FOUND')
      const statement = await readStatement(db, { orgId, month, now })
      c.header('Content-Type', 'text/csv; charset=utf-8')
      c.header('Content-Disposition', `attachment; filename="statement-${month}.csv"`)
      return c.body(statementCsv(statement))
    },
  )
