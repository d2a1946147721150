import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { consultationPhone } from '@chuhai/contract/constants'
import { object, parse } from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readCompetition } from '../modules/competition/content'
import { readContent } from '../modules/content'
import { readGuide } from '../modules/guide/content'
import { readHomeSections } from '../modules/home/content'
import { readArticles } from '../modules/news/content'
import { readPages } from '../modules/page/content'
import { contentDir } from '../process/folders'
import { ContentError } from './check-content'
import { date, moment } from './fields'
import { resolveDates } from './relative-dates'
import { type ContentSource, firstContent } from './source'

const readers: Record<string, (source: ContentSource) => unknown> = {
  news: readArticles,
  page: readPages,
  home: readHomeSections,
  guide: readGuide,
  competition: readCompetition,
}

const now = new Date('2026-11-23T04:00:00Z')

it('reads all content of a new database', () => {
  const content = readContent(firstContent(now))
  for (const [type, items] of Object.entries(content))
    expect(Object.keys(items).length, type).toBeGreaterThan(0)
})

it('takes dates that are written out, with or without a time', () => {
  const written = { publishedAt: '2026-11-15', startsAt: '2026-11-15T09:00:00+08:00' }
  expect(resolveDates(written, now)).toEqual(written)
  expect(parse(object({ publishedAt: date, startsAt: moment }), written)).toEqual({
    publishedAt: '2026-11-15',
    startsAt: new Date('2026-11-15T01:00:00Z'),
  })
})

it('names one phone number everywhere, that of the constants', () => {
  const phones = JSON.stringify(readContent(firstContent(now))).match(/400-\d+-\d+/g)
  expect([...new Set(phones)]).toEqual([consultationPhone])
})

describe('of content that is wrong', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'chuhai-content-'))
    await cp(contentDir, folder, { recursive: true })
  })
  afterAll(() => rm(folder, { recursive: true }))

  const problems = (read: (source: ContentSource) => unknown): readonly string[] => {
    try {
      read({ folder, now })
    } catch (error) {
      if (error instanceof ContentError) return error.problems
      throw error
    }
    return []
  }

  /** What is told of a file that was changed; afterwards it is as before. */
  const problemsOf = async (
    path: string,
    change: (text: string) => string,
    read: (source: ContentSource) => unknown = readers[path.split('/')[0] ?? ''] ?? readContent,
  ) => {
    const file = join(folder, path)
    const text = await readFile(file, 'utf8')
    expect(change(text)).not.toBe(text)
    await writeFile(file, change(text))
    const found = problems(read)
    await writeFile(file, text)
    return found
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
      'a field that nobody knows',
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
      'a tag that nobody knows',
      article,
      (text) => text.replace('税务, 亚马逊', '税务, 亚马孙'),
      'content/news/ioss-guide.md:9 tags.1: "亚马孙" is not a known tag',
    ],
    [
      'a part of a part',
      'page/siteBuild.md',
      (text) => text.replace('{ term: 归属, text: 域名、源码、数据归您 }', '{ term: 归属 }'),
      'content/page/siteBuild.md:14 facts.1.text: is missing',
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
      'content/news/ioss-guide.md:11 body: must not be empty',
    ],
    [
      'HTML in a text',
      article,
      (text) => text.replace('## 留好的凭证', '<!-- 留好的凭证 -->'),
      'content/news/ioss-guide.md:28 body: HTML is not shown, write Markdown',
    ],
    [
      'an image of another host',
      article,
      (text) => text.replace('## 留好的凭证', '![票](https://cdn.example/a.png)'),
      'content/news/ioss-guide.md:28 body: the image https://cdn.example/a.png must be a path such as /media/…',
    ],
    [
      'YAML of a section',
      'home/contest.yaml',
      (text) => text.replace(/^edition: .*/m, 'edition: 6'),
      'content/home/contest.yaml:1 edition: must be string, not 6',
    ],
    [
      'a cell that does not fit its column',
      'guide/sites.csv',
      (text) => text.replace('\n10101,', '\n1010l,'),
      'content/guide/sites.csv:2 id: must be a whole number',
    ],
    [
      'a row with a cell too few',
      'competition/schools.csv',
      (text) => text.replace('北京市,清华大学,清华,', '北京市,清华大学,清华'),
      'content/competition/schools.csv:4 Invalid Record Length: columns length is 4, got 3 on line 4',
    ],
  ]

  it.each(cases)('tells file, line and field of %s', async (_, path, change, told) => {
    expect(await problemsOf(path, change)).toEqual([told])
  })

  it('tells all problems of all files at once', async () => {
    const file = join(folder, 'home/hero.yaml')
    const text = await readFile(file, 'utf8')
    await writeFile(file, text.replace('lead:', 'leed:'))
    const found = await problemsOf(
      article,
      (words) => words.replace(/minutes: .*\n|author: .*\n/g, ''),
      readContent,
    )
    await writeFile(file, text)
    expect(found).toEqual([
      expect.stringMatching(/^content\/home\/hero\.yaml:1 lead: is missing$/),
      'content/news/ioss-guide.md:2 author: is missing',
      'content/news/ioss-guide.md:2 minutes: is missing',
    ])
  })
})
