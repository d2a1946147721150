import { expect, it } from 'vitest'
import { markdownExcess } from './markdown-excess'

it.each([
  [
    'a long article',
    Array.from({ length: 400 }, () => `一段**要紧**的话，见[申报](/news)。${'再说一句。'.repeat(30)}`).join(
      '\n\n',
    ),
  ],
  ['a list within lists', ['- a', '  - b', '    - c', '      1. d', '         > e'].join('\n')],
  [
    'a table of 120 rows',
    ['| a | b | c |', '|---|---|---|', ...Array(120).fill('| **1** | `2` | 3 |')].join('\n'),
  ],
  ['code that is indented', `\`\`\`yaml\n${' '.repeat(60)}key: value\n\`\`\``],
  ['nothing', ''],
])('lets %s be parsed', (_, text) => expect(markdownExcess(text)).toBeNull())

it.each([
  ['quotes within quotes', '>'.repeat(3000), 1, /20 deep/],
  ['lists on one line', `一\n\n${'- '.repeat(30)}a`, 3, /20 deep/],
  [
    'lists that grow by line',
    Array.from({ length: 60 }, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n'),
    21,
    /20 deep/,
  ],
  ['emphasis that never ends', `一\n\n${'_a*'.repeat(3000)}`, 3, /marks such as/],
  ['emphasis over many lines', '_a*\n'.repeat(3000), 817, /marks such as/],
  ['links that never end', '[a](<b'.repeat(2000), 1, /marks such as/],
  [
    'code in marks of each length',
    Array.from({ length: 400 }, (_, length) => `e${'`'.repeat(length)}`).join(''),
    1,
    /marks such as/,
  ],
  ['many short lists', '- a\n'.repeat(5000), 4001, /4000 marks/],
  ['a table of many cells', `${'|a'.repeat(3000)}\n${'|-'.repeat(3000)}`, 2, /4000 marks/],
  ['more than an article', '字'.repeat(100_001), 1, /100000 characters/],
])('refuses %s, and says where', (_, text, line, message) =>
  expect(markdownExcess(text)).toEqual({ line, message: expect.stringMatching(message) }),
)

it('takes a time that grows with the length of the text', () => {
  const start = performance.now()
  for (const piece of ['>', '- ', ' ', '1. ', '_a*', '|', '`', '\n'])
    markdownExcess(piece.repeat(100_000 / piece.length))
  expect(performance.now() - start).toBeLessThan(2000)
})
