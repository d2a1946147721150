import { listRecommendedPlatforms } from '@chuhai/contract/platform'
import { type StoreRequirement, storeRequirement, storeSubject } from '@chuhai/contract/store'
import { eq } from 'drizzle-orm'
import { safeParse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { ContentError } from '../../content/check-content'
import { readContent } from '../../content/read-content'
import { firstItems } from '../../testing/first-items'
import { startTestApp } from '../../testing/test-app'
import { importContent } from '../editing/publish'
import { platformContent } from '../platform/content'
import { storeRequirementContent } from './content'
import { findRequirement } from './service'
import { storeRequirements } from './tables'

const server = startTestApp()
const content = firstItems(storeRequirementContent)
const platforms = firstItems(platformContent)

const list = async (query = '') =>
  (await server.get<StoreRequirement[]>(`/api/store/requirements${query}`)).envelope.data

describe('what platforms ask of those who open a store', () => {
  it('is there for every platform of the menu', async () => {
    const listed = await list()
    expect(listed.length).toBe(content.length)
    for (const { id, name } of platforms) {
      const own = listed.filter(({ platformId }) => platformId === id)
      expect([name, new Set(own.map(({ platformName }) => platformName))]).toEqual([name, new Set([name])])
    }
    for (const one of listed) expect(safeParse(storeRequirement, one).success).toBe(true)
  })

  it('is in the order of the platforms', async () => {
    const ids = (await list()).map(({ platformId }) => platformId)
    expect([...new Set(ids)]).toEqual(platforms.map(({ id }) => id))
    const menu = (await server.get<{ id: number }[]>(`/api${listRecommendedPlatforms.path}`)).envelope.data
    expect([...new Set(ids)].slice(0, menu.length)).toEqual(menu.map(({ id }) => id))
  })

  it.each(['amazon', '1', '亚马逊', 'AMAZON'])(
    'is that of the platform which is named “%s”',
    async (name) => {
      const found = await list(`?platform=${encodeURIComponent(name)}`)
      expect(new Set(found.map(({ platformId }) => platformId))).toEqual(new Set([1]))
    },
  )

  it('is empty for a platform that nobody knows', async () => {
    expect(await list('?platform=etsy')).toEqual([])
  })

  it('begins with the site that editors put first', async () => {
    const sites = (await list('?platformIds=1')).map(({ site }) => site)
    expect(sites).toEqual(['us', 'eu', 'jp'])
    expect((await list('?platformIds=1'))[0]).not.toHaveProperty('position')
  })

  it('is that of the platforms which are asked for', async () => {
    const ids = new Set((await list('?platformIds=33,1')).map(({ platformId }) => platformId))
    expect([...ids]).toEqual([1, 33])
    expect(await list('?platformIds=999')).toEqual([])
    expect((await server.get('/api/store/requirements?platformIds=one')).http).toBe(422)
  })

  it('has no bill, form or photo whose age is counted without its date', () => {
    const documents = content.flatMap((item) => item.documents)
    expect(documents.filter(({ maxAgeDays, needsDate }) => maxAgeDays !== null && !needsDate)).toEqual([])
  })

  it('leaves out what editors removed, which applications still find', async () => {
    const hide = (isShown: boolean) =>
      server.db.update(storeRequirements).set({ isShown }).where(eq(storeRequirements.subject, '1-us'))
    await hide(false)
    expect((await list('?platformIds=1')).map(storeSubject)).not.toContain('1-us')
    expect((await findRequirement(server.db, '1-us'))?.platformName).toBe('亚马逊')
    expect(await findRequirement(server.db, '1-xx')).toBeNull()
    await hide(true)
  })
})

describe('a file of requirements', () => {
  const written = `platformId: 77
platformName: 奥宗
site: ru
siteName: { zh-CN: 俄罗斯站, en: Russia }
applicants: [ mainlandCompany ]
entryFee: 0
monthlyFee: null
deposit: 500000
commission: 10%–20%
days: { from: 5, to: 12 }
languages: [ 俄语 ]
nameRules:
  zh: null
  en: { min: 3, max: 30, letters: latin }
goods: [ 武器 ]
documents:
  - key: customsCard
    label: { zh-CN: 海关登记卡, en: Customs card }
    hint: { zh-CN: 正反两面。, en: Both sides. }
    maxAgeDays: 30
    needsDate: true
source: https://seller.example.com/
checkedOn: 2026-11-28
`
  const read = (text: string) =>
    readContent([storeRequirementContent], {
      folder: '内容',
      files: new Map([['storeRequirement/77-ru.yaml', text]]),
      now: new Date('2026-11-28T00:00:00Z'),
    })

  it('brings a platform that is in no list, with a document that nobody else asks for', () => {
    const [item] = read(written).get(storeRequirementContent) ?? []
    expect(item?.item).toMatchObject({
      platformName: '奥宗',
      feeNote: '',
      documents: [{ key: 'customsCard', isOptional: false, max: 1, maxAgeDays: 30, needsDate: true }],
    })
  })

  const publish = (text: string) =>
    importContent(
      server.db,
      {
        folder: '内容',
        operator: 'test',
        removesFiles: false,
        isTrial: false,
        texts: { 'storeRequirement/77-ru.yaml': text },
        pictures: {},
      },
      new Date(),
    )

  it('is all that a new platform takes: it is listed last, behind those of the menu', async () => {
    expect((await publish(written)).problems).toEqual([])
    const listed = await list()
    expect(listed.at(-1)).toMatchObject({ platformName: '奥宗', documents: [{ key: 'customsCard' }] })
    expect(listed.length).toBe(content.length + 1)
  })

  it('is told the line of what does not fit others', async () => {
    const { problems } = await publish(written.replace('platformId: 77', 'platformId: 1'))
    expect(problems).toEqual([
      '内容/storeRequirement/77-ru.yaml:2 platformName: must be 亚马逊, as elsewhere for platform 1',
    ])
  })

  it.each([
    ['site: ru', 'site: RU', ':3 site: must be a code of small letters, such as us'],
    ['[ mainlandCompany ]', '[ school ]', ':5 applicants.0: must be one of mainlandCompany'],
    ['[ mainlandCompany ]', '[ mainlandCompany, mainlandCompany ]', ':5 applicants: must not repeat one'],
    ['deposit: 500000', 'deposit: 5000.5', ':8 deposit: must be a whole number'],
    ['deposit: 500000', 'deposit: -1', ':8 deposit: must be 0 or more'],
    ['to: 12', 'to: 2', ':10 days.to: must not be less than from'],
    ['max: 30,', 'max: 2,', ':14 nameRules.en.max: must not be less than min'],
    ['letters: latin', 'letters: greek', ':14 nameRules.en.letters: must be one of latin, latin-digits'],
    ['customsCard', '海关', ':17 documents.0.key: must be letters and digits'],
    [', en: Customs card', '', ':18 documents.0.label.en: is missing'],
    ['needsDate: true', 'needsDate: false', ':21 documents.0.needsDate: must be true, because maxAgeDays'],
    ['https://seller', 'http://seller', ':22 source: must be an address that begins with https://'],
    ['2026-11-28', 'soon', ':23 checkedOn: must be a date'],
    ['site: ru', 'site: ru\nstages: [ ]', ': is not a known field'],
  ])('is refused with file, line and field where %s became %s', (before, after, problem) => {
    expect(() => read(written.replace(before, after))).toThrow(ContentError)
    expect(() => read(written.replace(before, after))).toThrow(problem)
    expect(() => read(written.replace(before, after))).toThrow('内容/storeRequirement/77-ru.yaml:')
  })

  it('may neither rename its platform nor use the key of a document twice', async () => {
    const [first] = content
    if (!first) throw new Error('there is no first file')
    const renamed = {
      ...first,
      platformName: '别的名字',
      documents: [...first.documents, ...first.documents],
    }
    const problems = await storeRequirementContent.check?.([renamed], async (type) => firstItems(type))
    expect(problems?.map(({ key, path }) => [key, ...(path ?? [])].join('.'))).toEqual([
      ...first.documents.map(
        (_, index) => `${storeSubject(first)}.documents.${first.documents.length + index}.key`,
      ),
      `${storeSubject(first)}.platformName`,
    ])
    const two = { ...first, platformId: 78, platformName: '甲' }
    const other = { ...two, site: 'xx', platformName: '乙' }
    expect(await storeRequirementContent.check?.([two, other], async (type) => firstItems(type))).toEqual([
      { key: '78-xx', path: ['platformName'], message: 'must be 甲, as elsewhere for platform 78' },
    ])
  })
})
