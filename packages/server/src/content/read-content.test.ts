import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { object, parse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { contentTypes } from '../modules/content-types'
import { projectDir } from '../process/folders'
import { ContentError } from './check-content'
import { date, moment } from './fields'
import type { ReadItem } from './format'
import { readContent } from './read-content'
import { resolveDates } from './relative-dates'
import { firstContent } from './source'

const now = new Date('2026-11-23T04:00:00Z')

const first = firstContent(now)

it('reads all content of a new database', () => {
  const content = readContent(contentTypes, first)
  const read = [...content].flatMap(([{ key }, items]) => (items.length > 0 ? key : []))
  expect(read).toEqual(contentTypes.map(({ key }) => key).filter((key) => key !== 'picture'))
})

it('takes every example of the guide for editors', () => {
  const guide = readFileSync(join(projectDir, 'docs/guides/editors.md'), 'utf8')
  const examples = [...guide.matchAll(/^### [^\n]*：`([^`]+\.(?:md|yaml))`\n(.*?)```\w+\n(.*?)```/gms)]
  const files = new Map(
    examples.flatMap(([, path = '', , text = '']) =>
      path.startsWith('page/') ? [] : [[path, text] as const],
    ),
  )
  expect(files.size).toBeGreaterThanOrEqual(9)
  expect(() => readContent(contentTypes, { folder: 'guide', files, now })).not.toThrow()
})

it('takes absolute dates, with or without a time', () => {
  const written = { publishedAt: '2026-11-15', startsAt: '2026-11-15T09:00:00+08:00' }
  expect(resolveDates(written, now)).toEqual(written)
  expect(parse(object({ publishedAt: date, startsAt: moment }), written)).toEqual({
    publishedAt: '2026-11-15',
    startsAt: new Date('2026-11-15T01:00:00Z'),
  })
})

it('names phone, mail address and hours of customer service once, in the footer', () => {
  const footer = first.files.get('navigation/footer.yaml') ?? ''
  for (const name of ['phone', 'email', 'hours']) {
    const value = new RegExp(`^${name}: (.+)$`, 'm').exec(footer)?.[1] ?? ''
    expect(value, name).not.toBe('')
    const others = [...first.files].filter(
      ([path, text]) => path !== 'navigation/footer.yaml' && text.includes(value),
    )
    expect(
      others.map(([path]) => path),
      name,
    ).toEqual([])
  }
})

describe('a table as programs of spreadsheets save it', () => {
  const path = 'competition/schools.csv'
  const schools = (text: string) => {
    const content = readContent(contentTypes, { folder: 'content', files: new Map([[path, text]]), now })
    return [...content.values()].flat().map(({ item }) => item)
  }
  const table = 'province,name,aliases\n北京市,清华大学,清华|水木\n'

  it.each([
    ['rows of commas at its end', `${table},,\n,,\n`],
    ['empty columns at its right', table.replace(/$/gm, ',,').replace(/^,,$/m, '')],
    ['semicolons', table.replaceAll(',', ';')],
    ['tabs', table.replaceAll(',', '\t')],
    ['spaces around cells', table.replaceAll(',', ' , ')],
  ])('is the same with %s', (_, text) => {
    expect(schools(text)).toEqual([{ province: '北京市', name: '清华大学', aliases: ['清华', '水木'] }])
  })
})

describe('a text on several lines of YAML', () => {
  const summaryOf = (summary: string): unknown => {
    const text = (first.files.get('news/ioss-guide.md') ?? '').replace(
      /^summary: .*/m,
      () => `summary: ${summary}`,
    )
    const content = readContent(contentTypes, {
      folder: 'content',
      files: new Map([['news/ioss-guide.md', text]]),
      now,
    })
    const items = [...content.values()].flat() as ReadItem<{ summary: string }>[]
    return items[0]?.item.summary
  }

  it.each([
    ['a folded block', '>\n  摘要也分成两\n  行来写，\n  又一行 IOSS\n  税号'],
    ['lines without marks', '摘要也分成两\n  行来写，\n  又一行 IOSS\n  税号'],
    ['quotes', '"摘要也分成两\n  行来写，\n  又一行 IOSS\n  税号"'],
  ])('has no gap between Chinese characters, and no line break at its end, as %s', (_, summary) => {
    expect(summaryOf(summary)).toBe('摘要也分成两行来写，又一行 IOSS 税号')
  })

  it('keeps its paragraphs, and the spaces of one line', () => {
    expect(summaryOf('>\n  一\n\n  二')).toBe('一\n二')
    expect(summaryOf('|\n  一\n  二\n')).toBe('一\n二')
    expect(summaryOf('一 二')).toBe('一 二')
  })
})

it.each([
  ['in brackets', `a: ${'['.repeat(20_000)}`],
  ['in lists on one line', `${'- '.repeat(20_000)}a`],
  [
    'in lines that move right',
    Array.from({ length: 400 }, (_, depth) => `${' '.repeat(depth)}a:`).join('\n'),
  ],
])('refuses YAML with too many parts in parts %s', (_, text) => {
  const files = new Map([['home/announcement.yaml', text]])
  const read = () => readContent(contentTypes, { folder: 'content', files, now })
  expect(read).toThrow(/^content\/home\/announcement\.yaml:\d+ has parts that are too deep/)
})

describe('invalid content', () => {
  const problems = (changed: Record<string, string>): readonly string[] => {
    try {
      readContent(contentTypes, {
        ...first,
        files: new Map([...first.files, ...Object.entries(changed)]),
      })
    } catch (error) {
      if (error instanceof ContentError) return error.problems
      throw error
    }
    return []
  }

  const changed = (path: string, change: (text: string) => string): Record<string, string> => {
    const text = first.files.get(path) ?? ''
    expect(change(text)).not.toBe(text)
    return { [path]: change(text) }
  }

  const article = 'news/ioss-guide.md'
  const cases: [string, string, (text: string) => string, string][] = [
    [
      'a date that is none',
      article,
      (text) => text.replace(/publishedAt: .*/, 'publishedAt: 11 月 5 日'),
      'content/news/ioss-guide.md:7 publishedAt: must be a date',
    ],
    [
      'a field that is missing, in the line where the fields begin',
      article,
      (text) => text.replace(/^author: .*\n/m, ''),
      'content/news/ioss-guide.md:2 author: is missing',
    ],
    [
      'an unknown field',
      article,
      (text) => text.replace('author:', 'writer: 编辑部\nauthor:'),
      'content/news/ioss-guide.md:6 writer: is not a known field',
    ],
    [
      'a value of another type',
      article,
      (text) => text.replace(/minutes: .*/, 'minutes: three'),
      'content/news/ioss-guide.md:8 minutes: must be number, not "three"',
    ],
    [
      'an unknown tag',
      article,
      (text) => text.replace('税务, 亚马逊', '税务, 亚马孙'),
      'content/news/ioss-guide.md:9 tags.1: "亚马孙" is not a known tag',
    ],
    [
      'a part of a part',
      'page/siteBuild.md',
      (text) => text.replace('{ term: 归属, text: 域名、源码、数据归您 }', '{ term: 归属 }'),
      'content/page/siteBuild.md:16 blocks.0.list.1.text: is missing',
    ],
    [
      'an unknown field of a block',
      'page/siteBuild.md',
      (text) => text.replace('  - type: facts\n', '  - type: facts\n    titel: 要点\n'),
      'content/page/siteBuild.md:14 blocks.0.titel: is not a known field',
    ],
    [
      'a text that a comma ends too early',
      'page/siteBuild.md',
      (text) => text.replace('text: 15–60 天 }', 'text: 约 15,000 天 }'),
      'content/page/siteBuild.md:15 blocks.0.list.0.000 天: is not a known field',
    ],
    [
      'a row with a value too few',
      'page/siteBuild.md',
      (text) => text.replace('{ label: 语言与币种, values: [ 1 种, ', '{ label: 语言与币种, values: [ '),
      'content/page/siteBuild.md:26 blocks.1.rows: must have as many values as there are columns',
    ],
    [
      'a block of text without words',
      'page/privacy.md',
      (text) => text.replace(/---\n\n.*/s, '---\n'),
      'content/page/privacy.md:14 body: is the text of a block, and must not be empty',
    ],
    [
      'YAML that cannot be read',
      article,
      (text) => text.replace('minutes: ', 'minutes: ['),
      'content/news/ioss-guide.md:9 Flow sequence in block collection must be sufficiently indented and end with a ]',
    ],
    [
      'fields that are written twice',
      article,
      (text) => text.replace('minutes:', 'id: 7\nminutes:'),
      'content/news/ioss-guide.md:8 Map keys must be unique',
    ],
    [
      'Markdown without fields',
      article,
      (text) => text.replace('---\n', ''),
      'content/news/ioss-guide.md:1 must begin with fields between two lines of ---',
    ],
    [
      'a text without words',
      article,
      (text) => text.replace(/---\n\n.*/s, '---\n'),
      'content/news/ioss-guide.md:12 body: must not be empty',
    ],
    [
      'YAML of a section',
      'home/contest.yaml',
      (text) => text.replace(/^lead: .*/m, 'lead: 6'),
      'content/home/contest.yaml:2 lead: must be string, not 6',
    ],
    [
      'a cell that does not fit its column',
      'guide/sites.csv',
      (text) => text.replace('\n10101,', '\n1010l,'),
      'content/guide/sites.csv:2 id: must be a whole number',
    ],
    [
      'a table without some columns',
      'guide/sites.csv',
      (text) => text.replace('id,categoryId,name', '编号,categoryId,名称'),
      'content/guide/sites.csv:1 has no column id, name',
    ],
    [
      'a cell in a column without a name',
      'competition/schools.csv',
      (text) => text.replace(/$/gm, ',').replace('北京市,清华大学,清华,', '$&水木'),
      'content/competition/schools.csv:4 column 4: is not a known field',
    ],
    [
      'a row with a cell too few',
      'competition/schools.csv',
      (text) => text.replace('北京市,清华大学,清华', '北京市,清华大学'),
      'content/competition/schools.csv:4 Invalid Record Length: columns length is 3, got 2 on line 4',
    ],
  ]

  it.each(cases)('reports file, line and field of %s', (_, path, change, message) => {
    expect(problems(changed(path, change))).toEqual([message])
  })

  it.each([
    ['a colon of full width', 'title: ', 'title：'],
    ['a colon of full width in the last field', 'cover: ', 'cover：'],
    ['a colon without a space', 'title: ', 'title:'],
  ])('names the key before %s', (_, right, wrong) => {
    const [key = ''] = right.split(':')
    const found = problems(changed(article, (text) => text.replace(`\n${right}`, `\n${wrong}`)))
    expect(found).toEqual([
      expect.stringMatching(
        new RegExp(`^content/news/ioss-guide\\.md:\\d+ ${key}: must be followed by a colon of half width`),
      ),
    ])
  })

  it('reports characters that were lost before', () => {
    expect(problems(changed('home/announcement.yaml', (text) => `${text}# \ufffd\n`))).toEqual([
      expect.stringMatching(/^content\/home\/announcement\.yaml:\d+ has \ufffd where a character was lost/),
    ])
  })

  it('reports all problems of all files at once', () => {
    const found = problems({
      ...changed('home/hero.yaml', (text) => text.replace('lead:', 'leed:')),
      ...changed(article, (text) => text.replace(/minutes: .*\n|author: .*\n/g, '')),
    })
    expect(found).toEqual([
      expect.stringMatching(/^content\/home\/hero\.yaml:1 lead: is missing$/),
      'content/news/ioss-guide.md:2 minutes: is missing',
      'content/news/ioss-guide.md:2 author: is missing',
    ])
  })

  it('reports a key that two files have, and a file that belongs to no type', () => {
    const text = first.files.get(article) ?? ''
    expect(problems({ 'news/zzz.md': text, 'nwes/one.md': text })).toEqual([
      'content/news/zzz.md:2 303 is in content/news/ioss-guide.md:2 already',
      'content/nwes/one.md:1 belongs to no type of content',
    ])
  })
})
