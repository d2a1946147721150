import { describe, expect, it } from 'vitest'
import { asText, csvText } from './csv'

describe('a CSV file', () => {
  it.each(['=1', '+1', '-1', '@a', '\t=1', '＝1', ' =1', '\n=1', '\u3000@a', '\u200b=1', '\u001b+1'])(
    'shows %j as a text, which Excel would run',
    (value) => {
      expect(asText(value)).toBe(`'${value}`)
    },
  )

  it('begins with the mark of UTF-8, ends its lines as Windows does, and keeps numbers below nothing', () => {
    expect(
      csvText([
        ['服务', '金额'],
        ['=A1，"加急"', { number: '-12.50' }],
      ]),
    ).toBe('\ufeff服务,金额\r\n"\'=A1，""加急""",-12.50\r\n')
  })
})
