import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ContentError } from '../content/check-content'
import { readContent } from '../content/read-content'
import type { Database } from '../database/db'
import { messageKinds } from '../modules/message-kinds'
import { guideNews, keptValues, noon, placeKept, placeTemplate } from '../testing/message'
import { openTestDatabase } from '../testing/test-database'
import { messageTemplates } from './tables'
import { fillTemplate, findTemplates, previewTemplate, templateContent } from './template'

const content = templateContent([placeKept, guideNews])

const news = `zh-CN:
  name: 导航更新
  title: 新增 {sites} 个站点
  text: 去看看。
en:
  name: Guide news
  title: '{sites} new sites'
  text: Have a look.
`

const read = (text: string, file = 'guide.news') =>
  readContent([content], { folder: '内容', files: new Map([[`message/${file}.yaml`, text]]), now: noon })

const problemsOf = (text: string, file?: string): readonly string[] => {
  try {
    read(text, file)
  } catch (error) {
    if (error instanceof ContentError) return error.problems
    throw error
  }
  return []
}

describe('a template that an editor breaks is refused with file and line:', () => {
  it.each([
    [
      'a value that its kind does not have',
      news.replace('{sites} 个', '{site} 个'),
      '内容/message/guide.news.yaml:3 zh-CN.title: {site} is no value of this message, which has {sites}',
    ],
    [
      'a value in the name of the kind',
      news.replace('Guide news', "'{sites} news'"),
      '内容/message/guide.news.yaml:6 en.name: {sites} is no value of this message, which has none',
    ],
    [
      'a brace without its other half',
      news.replace('去看看。', '去看看 {sites。'),
      '内容/message/guide.news.yaml:4 zh-CN.text: has a brace that is not one of {name}',
    ],
    [
      'braces of full width',
      news.replace('{sites} 个', '｛sites｝个'),
      '内容/message/guide.news.yaml:3 zh-CN.title: has a brace that is not one of {name}',
    ],
    [
      'a language that is missing',
      news.slice(0, news.indexOf('en:')),
      '内容/message/guide.news.yaml:1 en: is missing',
    ],
    [
      'a text that is missing',
      news.replace(/ {2}text: 去.*\n/, ''),
      '内容/message/guide.news.yaml:1 zh-CN.text: is missing',
    ],
    [
      'an unknown field',
      news.replace('  text: Have', '  body: x\n  text: Have'),
      '内容/message/guide.news.yaml:8 en.body: is not a known field',
    ],
    [
      'a title that is too long',
      news.replace('新增', '新'.repeat(80)),
      '内容/message/guide.news.yaml:3 zh-CN.title: must have 80 characters at most',
    ],
    [
      'a short message of more than three parts',
      news.replace('去看看。', `去看看。\n  sms: ${'看'.repeat(188)}`),
      '内容/message/guide.news.yaml:5 zh-CN.sms: is 202 characters with signature and address, which are 4 short messages: 3 at most',
    ],
  ])('%s', (_, text, problem) => {
    expect(problemsOf(text)).toEqual([problem])
  })

  it('a kind that nobody declares', () => {
    expect(problemsOf(news, 'guide.olds')).toEqual([
      '内容/message/guide.olds.yaml:1 belongs to no type of content',
    ])
  })

  it('a kind that has no template', async () => {
    const items = [{ name: 'guide.news', content: placeTemplate }]
    expect(await content.check?.(items, async () => [])).toEqual([
      { key: 'place.kept', message: 'is missing' },
    ])
    expect(content.isPermanent('guide.news')).toBe(true)
  })
})

it('every kind has a template from the start', async () => {
  const { firstContent } = await import('../content/source')
  const templates = templateContent(messageKinds)
  const files = [...firstContent(noon).files].filter(([path]) => path.startsWith('message/'))
  const found = readContent([templates], { folder: 'content', files: new Map(files), now: noon })
  const items = [...found.values()].flat().map(({ item }) => item as { name: string; content: never })
  expect(await templates.check?.(items, async () => [])).toEqual([])
})

describe('a template that is filled in', () => {
  const inChinese = fillTemplate(placeKept, placeTemplate, keptValues, 'zh-CN')
  const inEnglish = fillTemplate(placeKept, placeTemplate, keptValues, 'en')

  it('shows times as clocks in China do, in the language of its reader', () => {
    expect(inChinese.text).toMatch(/^请在 2026年12月3日\S* 14:00 前付款。$/)
    expect(inEnglish.text).toMatch(/^Please pay before Thu,? 3 December 2026 at 14:00\.$/)
    expect(inChinese.sms).toMatch(/^运营班的名额留到2026年12月3日/)
  })

  it('takes braces in a value as they are, and shows nothing for what is not there', () => {
    const template = { ...placeTemplate, en: { ...placeTemplate.en, title: '{name}{place}!' } }
    const values = { ...keptValues, name: '{until}' }
    expect(fillTemplate(placeKept, template, values, 'en').title).toBe('{until}!')
  })

  it('is shown to its editor with examples', () => {
    const { 'zh-CN': shown, en } = previewTemplate(placeKept, placeTemplate)
    expect(shown.title).toBe('为您留了名额：亚马逊运营实战班')
    expect(en.text).toContain('December 2026')
    const news = { ...placeTemplate['zh-CN'], title: '{sites}' }
    expect(previewTemplate(guideNews, { 'zh-CN': news, en: news }).en.title).toBe('3')
  })
})

describe('templates in the database', () => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase()
  })
  afterAll(() => database.close())

  it('are seeded, changed and read again, and those of kinds of another version stay', async () => {
    const { db } = database
    const [item] = [...read(news).values()].flat().map((one) => one.item as { name: string; content: never })
    if (!item) throw new Error('not read')
    await db.insert(messageTemplates).values({ kind: 'other.kind', content: placeTemplate })
    expect(await content.seed(db, [item], new Set())).toEqual(['guide.news'])
    expect(await content.read(db)).toEqual([item])
    const changed = { ...placeTemplate, en: { ...placeTemplate.en, title: 'Other' } }
    const remove = await content.save(db, [{ name: 'guide.news', content: changed }])
    await remove()
    const templates = await findTemplates(db)
    expect(templates.get('guide.news')?.en.title).toBe('Other')
    expect([...templates.keys()].sort()).toEqual(['guide.news', 'other.kind'])
  })

  it('are written as files without what is not in them', () => {
    const [one] = [...read(news).values()].flat()
    const written = content.format.write([content.format.encode(one?.item as never)])
    expect(written).not.toContain('sms')
    expect(problemsOf(written)).toEqual([])
  })
})
