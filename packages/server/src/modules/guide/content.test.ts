import { describe, expect, it } from 'vitest'
import { firstContent } from '../../content/source'
import { readGuide } from './content'

const { categories, sites, hotSearches } = readGuide(firstContent(new Date()))
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
/** A Latin word or a figure takes the room of two Chinese signs; the space beside it none. */
const room = (text: string) =>
  signs(text.replace(/[\p{Script=Latin}\d][^\p{Script=Han}\s，、；：（）]*/gu, '国国').replaceAll(' ', ''))

/** One address, however it is written. */
const place = ({ address }: SiteContent) => address.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')

describe('the content of the guide', () => {
  it('has enough categories and sites, and none without sites', () => {
    expect(categories.length).toBeGreaterThanOrEqual(12)
    expect(seconds.length).toBeGreaterThanOrEqual(40)
    expect(sites.length).toBeGreaterThanOrEqual(300)
    expect(seconds.filter((child) => child.sites.length < 4).map(({ name }) => name)).toEqual([])
  })

  it('gives every id once, made of the category and two digits', () => {
    expect(repeated([...categories, ...seconds, ...sites].map(({ id }) => id))).toEqual([])
    expect(categories.map(({ id }) => id).filter((id) => id < 1 || id > 99)).toEqual([])
    const isWithin = (id: number, category: number) => Math.floor(id / 100) === category && id % 100 > 0
    expect(seconds.filter(({ id, parentId }) => !isWithin(id, parentId)).map(({ name }) => name)).toEqual([])
    expect(named(sites.filter(({ id, categoryId }) => !isWithin(id, categoryId)))).toEqual([])
  })

  it('names every category, site and address once', () => {
    expect(repeated(categories.map(({ name }) => name))).toEqual([])
    expect(repeated(seconds.map(({ name }) => name))).toEqual([])
    expect(repeated(sites.map(({ name }) => name))).toEqual([])
    expect(repeated(sites.map(place))).toEqual([])
  })

  it('writes addresses one way', () => {
    const isRoot = ({ address }: SiteContent) => new URL(address).pathname === '/' && !new URL(address).search
    expect(without((site) => !isRoot(site) || !site.address.endsWith('/'))).toEqual([])
  })

  it('says in one line what somebody does on a site', () => {
    expect(without(({ summary }) => room(summary) >= 8 && room(summary) <= 22)).toEqual([])
    expect(without(({ summary }) => !/[。.！!]$|一站式|赋能|助力|领先|强大/.test(summary))).toEqual([])
    expect(without(({ body }) => signs(body) >= 50 && signs(body) <= 150)).toEqual([])
    expect(without(({ steps }) => steps.every((step) => !step.endsWith('。') && signs(step) <= 34))).toEqual(
      [],
    )
    expect(without(({ mark }) => signs(mark) >= 1 && signs(mark) <= 2)).toEqual([])
  })

  it('has a dozen hot sites, each with a place of its own, and a dozen words to look for', () => {
    const places = sites.flatMap(({ hotRank }) => hotRank ?? []).sort((a, b) => a - b)
    expect(places).toEqual(Array.from({ length: 12 }, (_, index) => index + 1))
    expect([hotSearches.length, repeated(hotSearches)]).toEqual([12, []])
  })
})
