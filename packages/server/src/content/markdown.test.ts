import { describe, expect, it } from 'vitest'
import { markdownText } from './markdown'

describe('the text of Markdown', () => {
  it('has a line for each block, without marks', () => {
    const markdown = [
      '## 标题 {#title}',
      '先看**三件事。**再[申报](https://example.com)。',
      '- 一\n- 二\n  - 内',
      '| 国家 | 税率 |\n|---|---|\n| 德国 | 19% |',
      '> 引用',
      '![图](/media/a.png)',
      '```\ncode\n```',
    ].join('\n\n')
    expect(markdownText(markdown)).toBe(
      '标题\n先看三件事。再申报。\n一\n二\n内\n国家 税率\n德国 19%\n引用\n图\ncode',
    )
  })

  it('has each paragraph, list item and quotation on one line, without gaps between signs of Chinese', () => {
    const lines = '先备资料、\n再开\n店，用\nAmazon **开\n店**'
    const text = '先备资料、再开店，用 Amazon 开店'
    const quoted = lines.replaceAll('\n', '\n> ')
    expect(markdownText(`${lines}\n\n- ${lines.replaceAll('\n', '\n  ')}\n\n> ${quoted}`)).toBe(
      [text, text, text].join('\n'),
    )
  })

  it('is the same for a plain paragraph', () => {
    expect(markdownText('体积为 60 × 40 × 30 的箱子。')).toBe('体积为 60 × 40 × 30 的箱子。')
    expect(markdownText('')).toBe('')
    expect(['- 一', '1. 一', '---', '&amp;'].map(markdownText)).toEqual(['一', '一', '', '&'])
  })
})

it('of a text that would hold the parser is the text as it was written', () => {
  const start = performance.now()
  for (const text of ['_a*'.repeat(3000), '>'.repeat(3000)]) expect(markdownText(text)).toBe(text)
  expect(performance.now() - start).toBeLessThan(200)
})
