import { expect, it } from 'vitest'
import { queryOf, withQuery } from './query'

it.each([
  ['id=101&id=102', '101'],
  ['id=102&id=101', '102'],
  ['?id=&id=101', '101'],
  ['id=&id=', undefined],
  ['id', undefined],
  ['id[]=101', undefined],
  ['ID=101', undefined],
  ['id=%E4%BD%A0+1', '你 1'],
])('the query %s says of a name its first value that is not empty', (search, id) => {
  expect(queryOf(search).id).toBe(id)
  expect(queryOf(new URLSearchParams(search)).id).toBe(id)
})

it('a query has nothing but what stands there', () => {
  expect(queryOf('a=1&b=&__proto__=x')).toEqual(
    Object.fromEntries([
      ['a', '1'],
      ['__proto__', 'x'],
    ]),
  )
})

it.each([
  ['', '/search'],
  [new URLSearchParams(), '/search'],
  [new URLSearchParams({ q: 'VAT' }), '/search?q=VAT'],
])(
  'an address has the query %s only where it says something, also in browsers that cannot count it',
  (query, address) => {
    if (query instanceof URLSearchParams) Object.defineProperty(query, 'size', { value: undefined })
    expect(withQuery('/search', query)).toBe(address)
  },
)
