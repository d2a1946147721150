import type { LedgerEntry, MarketStatement } from '@chuhai/contract/market'

const nothing = { charged: 0, refunded: 0, commission: 0, earned: 0, paidOut: 0 }

/** What has happened to the money of a deal. */
export const ledgerEntryDouble = (change: Partial<LedgerEntry> = {}): LedgerEntry => ({
  at: '2026-11-27T02:00:00.000Z',
  event: 'confirmed',
  number: 'C20261127406719285503',
  title: '美国商标注册',
  category: '知识产权',
  commissionRate: 800,
  ...nothing,
  ...change,
})

/** A month in which one deal was paid and confirmed, and an earlier one settled. */
export const statementDouble = (change: Partial<MarketStatement> = {}): MarketStatement => ({
  month: '2026-11',
  months: ['2026-12', '2026-11', '2026-10'],
  organisation: '宁波启航知识产权有限公司',
  owedBefore: 50_000,
  entries: [
    ledgerEntryDouble({ event: 'paid', charged: 120_000, at: '2026-11-20T02:00:00.000Z' }),
    ledgerEntryDouble({ commission: 9600, earned: 110_400 }),
    ledgerEntryDouble({ event: 'settled', number: 'C20261020406719285501', paidOut: 50_000 }),
  ],
  totals: { ...nothing, charged: 120_000, commission: 9600, earned: 110_400, paidOut: 50_000 },
  owedAfter: 110_400,
  held: 280_000,
  settlements: [{ paidOn: '2026-11-27', amount: 50_000, reference: 'ICBC20261127000318' }],
  ...change,
})
