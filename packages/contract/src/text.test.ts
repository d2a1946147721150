import { describe, expect, it } from 'vitest'
import { cleanCode, cleanLine, cleanMail, cleanPhone, cleanText, cleanWords } from './text'

const mail = 'li.ming@example.com'

describe('a mail address', () => {
  it.each([
    ['with a zero width space', `${mail}\u200b`],
    ['with a byte order mark', `\ufeff${mail}`],
    ['between directional marks', `\u202a${mail}\u202c`],
    ['with a soft hyphen', 'li.m\u00ading@example.com'],
    ['with a full-width comma', `${mail}，`],
    ['with a full-width semicolon', `${mail}；`],
    ['with a full stop', `${mail}。`],
    ['with mailto:', `mailto:${mail}`],
    ['with mailto: and a subject', `MAILTO:${mail}?subject=Hi`],
    ['with a label', `邮箱：${mail}`],
    ['between angle brackets', `<${mail}>`],
    ['in full-width letters', 'ｌｉ．ｍｉｎｇ＠ｅｘａｍｐｌｅ．ｃｏｍ'],
    ['with a Chinese dot', 'li.ming@example。com'],
    ['between spaces', `\u3000${mail}\u00a0\n`],
  ])('%s is cleaned', (_, typed) => {
    expect(cleanMail(typed)).toBe(mail)
  })

  it.each(['li+shop@example.co.uk', '李明@例子.中国', 'chen @example.com', 'chen.example.com', ''])(
    '%j stays as it is',
    (typed) => {
      expect(cleanMail(typed)).toBe(typed)
    },
  )
})

describe('a phone number', () => {
  it.each([
    '13800138000\u200b',
    '１３８００１３８０００',
    '+86 138-0013-8000',
    '0086 138 0013 8000',
    'tel:13800138000',
    '电话：138 0013 8000。',
    '13800138000\n',
    '\u202d138\u20110013\u20118000\u202c',
  ])('%j is cleaned', (typed) => {
    expect(cleanPhone(typed)).toBe('13800138000')
  })

  it.each(['1380013800a', '138001380001', '861380013800'])('%j stays as it is', (typed) => {
    expect(cleanPhone(typed)).toBe(typed)
  })
})

describe('a code', () => {
  it.each([
    '9135 0100 M000 100Y 43',
    '９１３５０１００Ｍ０００１００Ｙ４３',
    '统一社会信用代码：91350100M000100Y43',
    '统一社会信用代码 91350100M000100Y43',
    '税号: 91350100-M000100Y4-3（副本）',
    '91350100M000100Y43\u200b',
    '91350100m000100y43',
  ])('%j is cleaned', (typed) => {
    expect(cleanCode(typed)).toBe('91350100M000100Y43')
  })

  it('without a letter or figure stays as it is', () => {
    expect(cleanCode(' 一二三 ')).toBe('一二三')
    expect(cleanCode(' ： ')).toBe(':')
  })
})

describe('a line', () => {
  it.each([
    ['\u200b李明\ufeff', '李明'],
    ['李\u00ad明，', '李明'],
    ['李明；', '李明'],
    ['宁波宁居（上海）有限公司。', '宁波宁居（上海）有限公司'],
    ['ＡＢＣ贸易１号', 'ABC贸易1号'],
    ['Ningju Co., Ltd.', 'Ningju Co., Ltd.'],
    ['阿依古丽·买买提', '阿依古丽·买买提'],
    ['文三路\n90 号', '文三路 90 号'],
    ['𠮷野家', '𠮷野家'],
    ['葛\u{e0100}城', '葛\u{e0100}城'],
    ['㈱山田', '㈱山田'],
    ['\u3164\u2800\u2066 \u0007', ''],
  ])('%j becomes %j', (typed, line) => {
    expect(cleanLine(typed)).toBe(line)
  })

  it('of many spaces is cleaned in no time', () => {
    expect(cleanLine(`a${' '.repeat(60_000)}b`)).toHaveLength(60_002)
  })
})

describe('a text', () => {
  it.each([
    ['\u202e很好。\u202c ', '很好。'],
    ['一\n\n二\t三', '一\n\n二\t三'],
    ['ＶＡＴ 税率，１９％', 'VAT 税率，19％'],
    ['👨‍👩‍👧 ☀️ 1️⃣ 👍🏽', '👨‍👩‍👧 ☀️ 1️⃣ 👍🏽'],
    ['a\u200db\ufe0f', 'ab'],
  ])('%j becomes %j', (typed, text) => {
    expect(cleanText(typed)).toBe(text)
  })
})

describe('words to search for', () => {
  it.each([
    ['跨\u200b境电商', '跨境电商'],
    ['，.de 站点？', '.de 站点'],
    ['...vat', 'vat'],
    ['. vat', 'vat'],
    ['A+', 'A+'],
    ['ＶＡＴ　税率？', 'VAT 税率'],
    ['  亚马逊\n开店。', '亚马逊 开店'],
    ['C++', 'C++'],
    [' \u202e ', '\u202e'],
    ['。', '。'],
    ['\u3000', ''],
  ])('%j become %j', (typed, words) => {
    expect(cleanWords(typed)).toBe(words)
  })
})
