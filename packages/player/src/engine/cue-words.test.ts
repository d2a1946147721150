import { afterEach, expect, it, vi } from 'vitest'
import { cueWords } from './cue-words'

afterEach(() => vi.unstubAllGlobals())

it.each([
  ['<v 讲师>先算<b>盈亏线</b>', '先算盈亏线'],
  ['<c.note>第一行\n第二行</c>', '第一行\n第二行'],
  ['R&amp;D &lt; 5%&nbsp;&gt; 3%', 'R&D < 5%\u00a0> 3%'],
  ['&amp;lt; 与 &other;', '&lt; 与 &other;'],
])('a browser without cues of its own shows the words of %j', (text, words) => {
  vi.stubGlobal('VTTCue', undefined)
  expect(cueWords(text)).toBe(words)
})

it('a browser with cues reads the words itself', () => {
  class Cue {
    constructor(
      readonly start: number,
      readonly end: number,
      readonly text: string,
    ) {}
    getCueAsHTML = () => ({ textContent: `read: ${this.text}` })
  }
  vi.stubGlobal('VTTCue', Cue)
  expect(cueWords('<b>好</b>')).toBe('read: <b>好</b>')
})
