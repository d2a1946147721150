import { expect, it } from 'vitest'
import { failureOf } from './failure'

it('a failure is told by its code, and never in the words of the receiver', () => {
  const failures = [
    new Error('HTTP 503'),
    new Error('SMTP 451 4.3.0'),
    new TypeError('fetch failed', { cause: Object.assign(new Error('no way'), { code: 'ECONNREFUSED' }) }),
    new DOMException('The operation was aborted', 'TimeoutError'),
    new Error('HTTP 500 for li@shop.example'),
    '550 <li@shop.example> unknown',
  ]
  expect(failures.map(failureOf)).toEqual([
    'HTTP 503',
    'SMTP 451 4.3.0',
    'ECONNREFUSED',
    'TimeoutError',
    'Error',
    'unknown',
  ])
})
