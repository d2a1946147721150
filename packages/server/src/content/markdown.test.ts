import { describe, expect, it } from 'vitest'
import { markdownProblems, markdownText } from './markdown'

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

  it('is the same for a plain paragraph', () => {
    expect(markdownText('体积为 60 × 40 × 30 的箱子。')).toBe('体积为 60 × 40 × 30 的箱子。')
    expect(markdownText('')).toBe('')
    expect(['- 一', '1. 一', '---', '&amp;'].map(markdownText)).toEqual(['一', '一', '', '&'])
  })
})

describe('the problems of Markdown', () => {
  it('are HTML and images of other hosts, with their lines', () => {
    expect(
      markdownProblems('一\n\n<script>x</script>\n\n![a](//cdn.example/a.png) ![b](/media/b.png)'),
    ).toEqual([
      { line: 3, message: 'HTML is not shown, write Markdown' },
      { line: 5, message: expect.stringContaining('//cdn.example/a.png') },
    ])
  })

  it('include images that are named by a reference', () => {
    const markdown = '![a][far] ![b][near]\n\n[far]: https://cdn.example/a.png\n[near]: /media/b.png'
    expect(markdownProblems(markdown)).toEqual([
      { line: 1, message: expect.stringContaining('https://cdn.example/a.png') },
    ])
  })

  it('are a text that would hold the parser, which is not asked, and whose text is as it was written', () => {
    const bomb = `一\n\n${'_a*'.repeat(3000)}`
    const start = performance.now()
    expect(markdownProblems(bomb)).toEqual([{ line: 3, message: expect.stringContaining('too many marks') }])
    expect(markdownText(bomb)).toBe(bomb)
    expect(markdownText('>'.repeat(3000))).toBe('>'.repeat(3000))
    expect(performance.now() - start).toBeLessThan(200)
  })

  it('exclude similar characters', () => {
    expect(markdownProblems('a < b，`<b>`，<https://example.com>')).toEqual([])
  })
})
