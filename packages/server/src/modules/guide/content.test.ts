import { describe, expect, it } from 'vitest'
import { firstItems } from '../../testing/first-items'
import { categoryContent, hotSearchContent, siteContent } from './content'

const categories = firstItems(categoryContent)
const sites = firstItems(siteContent)
const hotSearches = firstItems(hotSearchContent)
type SiteContent = (typeof sites)[number]

const seconds = categories.flatMap(({ id, children }) =>
  children.map((child) => ({
    ...child,
    parentId: id,
    sites: sites.filter(({ categoryId }) => categoryId === child.id),
  })),
)

const named = (list: readonly SiteContent[]) => list.map(({ id, name }) => `${id} ${name}`)
const without = (isRight: (site: SiteContent) => boolean) => named(sites.filter((site) => !isRight(site)))
const repeated = <T>(list: readonly T[]) => list.filter((one, index) => list.indexOf(one) !== index)
const signs = (text: string) => [...text].length
/** A Latin word or number counts as two Chinese characters, its space as none. */
const room = (text: string) =>
  signs(text.replace(/[\p{Script=Latin}\d][^\p{Script=Han}\s，、；：（）]*/gu, '国国').replaceAll(' ', ''))

/** Returns the normal form of an address. */
const place = ({ address }: SiteContent) => address.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')

describe('the content of the guide', () => {
  it('has enough categories and sites, and no empty category', () => {
    expect(categories.length).toBeGreaterThanOrEqual(12)
    expect(seconds.length).toBeGreaterThanOrEqual(40)
    expect(sites.length).toBeGreaterThanOrEqual(300)
    expect(seconds.filter((child) => child.sites.length < 4).map(({ name }) => name)).toEqual([])
  })

  it('has unique ids, made of the category and two digits', () => {
    expect(repeated([...categories, ...seconds, ...sites].map(({ id }) => id))).toEqual([])
    expect(categories.map(({ id }) => id).filter((id) => id < 1 || id > 99)).toEqual([])
    const isWithin = (id: number, category: number) => Math.floor(id / 100) === category && id % 100 > 0
    expect(seconds.filter(({ id, parentId }) => !isWithin(id, parentId)).map(({ name }) => name)).toEqual([])
    expect(named(sites.filter(({ id, categoryId }) => !isWithin(id, categoryId)))).toEqual([])
  })

  it('has unique names and addresses', () => {
    expect(repeated(categories.map(({ name }) => name))).toEqual([])
    expect(repeated(seconds.map(({ name }) => name))).toEqual([])
    expect(repeated(sites.map(({ name }) => name))).toEqual([])
    expect(repeated(sites.map(place))).toEqual([])
  })

  it('has addresses in normal form', () => {
    const isRoot = ({ address }: SiteContent) => new URL(address).pathname === '/' && !new URL(address).search
    expect(without((site) => !isRoot(site) || !site.address.endsWith('/'))).toEqual([])
  })

  it('has one-line summaries', () => {
    expect(without(({ summary }) => room(summary) >= 8 && room(summary) <= 22)).toEqual([])
    expect(without(({ summary }) => !/[。.！!]$|一站式|赋能|助力|领先|强大/.test(summary))).toEqual([])
    expect(without(({ body }) => signs(body) >= 50 && signs(body) <= 150)).toEqual([])
    expect(without(({ steps }) => steps.every((step) => !step.endsWith('。') && signs(step) <= 34))).toEqual(
      [],
    )
    expect(without(({ mark }) => signs(mark) >= 1 && signs(mark) <= 2)).toEqual([])
  })

  it('has a dozen hot sites in distinct places, and a dozen suggested searches', () => {
    const places = sites.flatMap(({ hotRank }) => hotRank ?? []).sort((a, b) => a - b)
    expect(places).toEqual(Array.from({ length: 12 }, (_, index) => index + 1))
    expect([hotSearches.length, repeated(hotSearches)]).toEqual([12, []])
  })
})
