import { expect, it } from 'vitest'
import { createFactors, readRanges } from './address-ranges'

it('reads ranges of IPv4 and IPv6', () => {
  expect(readRanges('10.20.0.0/16=20,  2001:db8:202::/48=5')).toEqual([
    { network: '10.20.0.0', prefix: 16, factor: 20 },
    { network: '2001:db8:202::', prefix: 48, factor: 5 },
  ])
  expect(readRanges('')).toEqual([])
})

it.each([
  '10.20.0.0/16',
  '10.20.0.0=2',
  '10.20.0.0/33=2',
  '2001:db8::/65=2',
  '10.20.0/16=2',
  '10.0.0.0/8=0',
  'school/16=2',
])('refuses %j', (text) => {
  expect(readRanges(text)).toBeNull()
})

it('knows the factor of an address and of an IPv6 network, and none of a user', () => {
  const factorOf = createFactors(readRanges('10.20.0.0/16=20, 2001:db8:202::/48=5') ?? [])
  expect(factorOf('10.20.255.1')).toBe(20)
  expect(factorOf('2001:db8:202:9::/64')).toBe(5)
  expect(['10.21.0.1', '2001:db8:203:0::/64', 'user 7', 'unknown'].map(factorOf)).toEqual([1, 1, 1, 1])
})
