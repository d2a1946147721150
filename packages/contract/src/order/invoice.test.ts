import { describe, expect, it } from 'vitest'
import { type InvoiceDocument, orderInvoicesOf } from './invoice'

const issued = (amount: number, number = '1'.repeat(20)): InvoiceDocument => ({
  number,
  reverses: null,
  amount,
  issuedAt: '2026-11-27T02:00:00.000Z',
  reason: null,
  files: [],
})
const red = (amount: number): InvoiceDocument => ({
  ...issued(amount, '9'.repeat(20)),
  reverses: '1'.repeat(20),
})

describe('the state of the invoices of an order', () => {
  it.each([
    ['nobody has asked', false, 100, [], 'none', 0, false],
    ['the buyer has asked', true, 100, [], 'asked', 0, false],
    ['all of the money has gone back before', true, 0, [], 'none', 0, false],
    ['one was issued', true, 100, [issued(100)], 'issued', 100, false],
    ['part of the money has come back since', true, 60, [issued(100)], 'issued', 100, true],
    ['a red one took that part back', true, 60, [issued(100), red(40)], 'corrected', 60, false],
    ['all of the money has come back since', true, 0, [issued(100), red(40)], 'corrected', 60, true],
    ['red ones took all of it back', true, 0, [issued(100), red(100)], 'void', 0, false],
    ['it was taken back and is to be issued again', true, 100, [issued(100), red(100)], 'asked', 0, false],
    ['it was taken back and nobody asks any more', false, 100, [issued(100), red(100)], 'void', 0, false],
    [
      'another one took its place',
      true,
      100,
      [issued(100), red(100), issued(100, '2'.repeat(20))],
      'corrected',
      100,
      false,
    ],
  ] as const)('is derived where %s', (_, isAsked, left, list, state, amount, isReversalDue) => {
    expect(orderInvoicesOf({ isAsked, left, list })).toEqual({ state, amount, isReversalDue, list })
  })
})
