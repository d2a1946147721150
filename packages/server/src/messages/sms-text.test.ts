import { expect, it } from 'vitest'
import { smsParts, smsText } from './sms-text'

it.each([
  [1, 1],
  [70, 1],
  [71, 2],
  [134, 2],
  [135, 3],
])('counts %i characters as %i messages', (length, parts) => {
  expect(smsParts('字'.repeat(length))).toBe(parts)
})

it('counts what is outside the first plane of Unicode twice, as phones do', () => {
  expect(smsParts('𠮷'.repeat(36))).toBe(2)
})

it('a short message begins with its signature and ends with the page that it leads to', () => {
  expect(smsText('出海云', '已支付。', null)).toBe('【出海云】已支付。')
  expect(smsText('出海云', '已支付。', 'https://www.example.com/user')).toBe(
    '【出海云】已支付。 https://www.example.com/user',
  )
})
