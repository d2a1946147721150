import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { readDocument } from './documents.mjs'
import { root } from './first-step.mjs'

const listed = (...globs) =>
  execFileSync('git', ['ls-files', ...globs.map((glob) => `:(glob)${glob}`)], { cwd: root, encoding: 'utf8' })
    .trim()
    .split('\n')

const content = 'packages/server/content'

/** Where the portal speaks of itself; articles, cases and courses speak of others. */
const texts = listed(
  ...['page', 'home', 'navigation', 'message', 'offer', 'platform', 'banner', 'assistant'].map(
    (folder) => `${content}/${folder}/*`,
  ),
  'examples/portal/src/**/messages.ts',
  'packages/widgets/*/src/**/messages.ts',
)

/** What the database has a row for each of: `figures.ts` of the server counts it. */
const counted = '服务商|课程|门课|讲师|学员|人学过|人在学|站点|大类|众创空间|空位|余\\s*席|成交|订单'

const typed = new RegExp(
  `(?:(?<!\\w)\\d[\\d,]*|[一二三四五六七八九十百]{2,})\\s*[余多+]?\\s*(?:家|位|名|个|门|项|处|单)?\\s*(?:在册|入驻|在售|海外|跨境|一线)?\\s*(?:${counted})|余\\s*\\d+\\s*席|空\\s*\\d+\\s*席`,
  'g',
)

/** Numbers of something else than our own rows. */
const others = [
  // What a marketplace has.
  '19 个站点',
  // How much is tried out first.
  '1 个站点',
]

test('no text of the portal has a typed number of what the database counts', () => {
  const found = texts.flatMap((path) =>
    [...readDocument(path).matchAll(typed)]
      .map(([text]) => text)
      .filter((text) => !others.includes(text))
      .map((text) => `${path}: ${text}`),
  )
  expect(found).toEqual([])
})
