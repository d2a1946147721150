import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createReasoningFilter, type Habit } from './reasoning'

/** What is shown of an answer that comes in these pieces, and what was taken back. */
const answerOf = (pieces: readonly string[], habit: Habit = { startsThinking: false }) => {
  let text = ''
  const takenBack: string[] = []
  const filter = createReasoningFilter({
    habit,
    onText: (piece) => {
      text += piece
    },
    onTakenBack: () => {
      takenBack.push(text)
      text = ''
    },
  })
  for (const piece of pieces) filter.feed(piece)
  filter.end()
  return { text, takenBack }
}

const cutAt = (text: string, places: readonly number[]) => {
  const sorted = [...new Set(places.map((place) => place % (text.length + 1)))].sort((a, b) => a - b)
  return [...sorted, text.length].map((place, index) => text.slice(sorted[index - 1] ?? 0, place))
}

const cases: [what: string, written: string, shown: string][] = [
  ['at the beginning', '<think>先想想 `a`。\n\n再想。</think>\n\n有三种物流。', '有三种物流。'],
  ['without its opening tag', '用户问物流，先想想。\n</think>\n\n有三种物流。', '有三种物流。'],
  ['without a line end around its tags', '想<b>一想</think>答案', '答案'],
  ['that is empty', '<think>\n\n</think>\n\n好的。', '好的。'],
  ['that only ends', '</think>\n好的。', '好的。'],
  ['before and between paragraphs', '<think>一</think>甲。\n\n<think>二\n</think>\n乙。', '甲。\n\n\n乙。'],
  ['within a line', '甲<think>想一想</think>乙', '甲乙'],
  [
    'in tags of other names',
    '<thinking>想</thinking>甲\n<thought>想</thought>乙\n<THINK>想</THINK>丙',
    '甲\n乙\n丙',
  ],
  ['that speaks about its own tag', '<think>写 `</think>` 就结束，`<think>` 开始。</think>好', '好'],
  ['that never ends', '<think>先想想。\n\n再想想', ''],
  ['that never ends, after an answer', '好的。\n<think>再想想', '好的。\n'],
]

const spokenAbout = [
  '模型用 `<think>` 和 `</think>` 标出思考。',
  '用 `` a`<think>`b `` 表示。',
  '格式：\n\n```xml\n<think>\n思考\n</think>\n```\n\n以上。',
  '~~~\n</think>\n~~~\n以上',
  '```<think>``` 开始。',
  'DeepSeek 先写 <think> 再写答案。',
  '比较 a < b、<thin>、</thinker> 与 <think',
  '运费 <b>5</b> 元 `',
  '    缩进的第一行',
]

describe('reasoning', () => {
  it.each(cases)('%s is not the answer', (_, written, shown) => {
    expect(answerOf([written]).text).toBe(shown)
    expect(answerOf([...written]).text).toBe(shown)
    for (let cut = 1; cut < written.length; cut += 1)
      expect(answerOf([written.slice(0, cut), written.slice(cut)]).text).toBe(shown)
  })

  it.each(spokenAbout)('is not what an answer says about it: %j', (written) => {
    expect(answerOf([written])).toEqual({ text: written, takenBack: [] })
    expect(answerOf([...written])).toEqual({ text: written, takenBack: [] })
  })

  it('is the same however it is cut', () => {
    const pieces = [
      '<think>',
      '</think>',
      '<',
      '/',
      '>',
      'think',
      '`',
      '```',
      '~~~',
      '\n',
      ' ',
      '出海',
      '𠮷😀',
      '> ',
    ]
    const written = fc.array(fc.constantFrom(...pieces), { maxLength: 30 }).map((parts) => parts.join(''))
    fc.assert(
      fc.property(
        written,
        fc.array(fc.nat(), { maxLength: 12 }),
        fc.boolean(),
        (text, places, startsThinking) => {
          const whole = answerOf([text], { startsThinking }).text
          expect(answerOf(cutAt(text, places), { startsThinking }).text).toBe(whole)
          expect(answerOf([...text], { startsThinking }).text).toBe(whole)
        },
      ),
      { numRuns: 2000 },
    )
  })

  it('leaves a text without tags as it is', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' })), (pieces) => {
        const whole = pieces.join('')
        fc.pre(!/think|thought/i.test(whole))
        expect(answerOf(pieces).text).toBe(whole.trim() === '' ? '' : whole)
      }),
    )
  })

  it('gives a sign of life with each piece', () => {
    const heard: string[] = []
    const filter = createReasoningFilter({
      habit: { startsThinking: false },
      onText: (piece) => heard.push(piece),
      onTakenBack: () => {},
    })
    for (const piece of ['<think>', '想', '</think>', '\n', '好', '的']) filter.feed(piece)
    expect(heard).toEqual(['', '', '', '', '好', '的'])
  })

  it('that no tag opens is taken back once, and not shown from the next answer on', () => {
    const habit = { startsThinking: false }
    const pieces = ['先', '想。', '</think>', '好的。']
    expect(answerOf(pieces, habit)).toEqual({ text: '好的。', takenBack: ['先想。'] })
    expect(answerOf(pieces, habit)).toEqual({ text: '好的。', takenBack: [] })
    expect(answerOf(['<think>想', '</think>', '好的。'], habit)).toEqual({ text: '好的。', takenBack: [] })
  })

  it('is not expected of a service that has answered without it', () => {
    const habit = { startsThinking: true }
    expect(answerOf(['直接', '回答。'], habit)).toEqual({ text: '直接回答。', takenBack: [] })
    expect(habit.startsThinking).toBe(false)
  })
})
