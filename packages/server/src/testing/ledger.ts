import type { DealAction } from '@chuhai/contract/market'
import { writeRows } from '../database/write-rows'
import { ledgerRows } from '../modules/ledger/rows'
import { newNumber } from '../modules/order/order-number'
import { addOrganisation } from './organisation'
import type { startTestApp } from './test-app'

type Server = ReturnType<typeof startTestApp>

export interface BooksOptions {
  /** The provider; a new organisation where none is given. */
  orgId?: string
  amount?: number
  title?: string
  at?: Date
}

/** The books of a deal that was paid, in a category of which 8 % are ours, and what becomes of it. */
export const addBooks = async (
  server: Server,
  {
    orgId,
    amount = 120_000,
    title = '美国商标注册',
    at = new Date('2026-11-20T02:00:00Z'),
  }: BooksOptions = {},
) => {
  const { db } = server
  const deal = {
    number: newNumber('order', at),
    orgId: orgId ?? (await addOrganisation(server)).id,
    amount,
    terms: { title, category: '知识产权' },
  }
  const takeAt = async (step: number, action: DealAction, refund: number | null = null, time = at) =>
    writeRows(db, await ledgerRows(db, deal, { step, action, refund, at: time }))
  let step = 1
  await takeAt(step, 'begin')
  return {
    deal,
    ...deal,
    takeAt,
    /** Writes the rows of the next step. */
    take(action: DealAction, refund: number | null = null, time = at) {
      step += 1
      return takeAt(step, action, refund, time)
    },
  }
}
