import { describe, expect, it } from 'vitest'
import { joinLines } from './join-lines'

describe('lines of a paragraph', () => {
  it.each([
    ['电\n商', '电商'],
    ['备资料、\n再开店', '备资料、再开店'],
    ['备资料。 \r\n 再开店', '备资料。再开店'],
    ['用\nAmazon', '用 Amazon'],
    ['Amazon\n开店', 'Amazon 开店'],
    ['资料，\nAmazon', '资料，Amazon'],
    ['ready”\nsteady', 'ready” steady'],
    ['他说\n“好”', '他说“好”'],
    ['one\ntwo', 'one two'],
    ['を\n見る', 'を見る'],
    ['시작\n합니다', '시작 합니다'],
    ['𠮷\n𠮷', '𠮷𠮷'],
    ['一行', '一行'],
  ])('%j are %j', (text, line) => {
    expect(joinLines(text)).toBe(line)
  })

  it('know what stands around them', () => {
    expect(joinLines('\n再', '三件事')).toBe('再')
    expect(joinLines('看\n', '', '三件事')).toBe('看')
    expect(joinLines('看\n', '', 'VAT')).toBe('看 ')
  })
})
