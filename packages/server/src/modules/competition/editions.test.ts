import { type Edition, type Programme, programme, zoneOf } from '@chuhai/contract/competition'
import { eq } from 'drizzle-orm'
import { parse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { search } from '../../search/search'
import { startTestApp } from '../../testing/test-app'
import { seededAt } from '../../testing/test-database'
import { dateInShanghai } from '../../time/shanghai'
import { figures } from '../figures'
import { readHome } from '../home/service'
import { searchSite } from '../search/service'
import { editionContent } from './content'
import { moveWindow, pageOfEdition } from './editions'
import { editionKind, editionSearchSource } from './search'
import { editions } from './tables'

const server = startTestApp()
const now = seededAt()
const day = (days: number) => dateInShanghai(now, days)
const editionOf = async (id: number | 'latest' | 'previous') =>
  (await server.get<Edition>(`/api/competition/edition/${id}`)).envelope.data
const programmeOf = async (id: number) =>
  parse(programme, (await server.get<Programme>(`/api/competition/edition/${id}/programme`)).envelope.data)

const prizeMoney = ({ prizes }: Programme) =>
  prizes.awards.reduce((sum, { teams, amount }) => sum + teams * amount, 0)

describe('the editions of a new database', () => {
  it('are the fifth, which is closed, and the sixth, which is open for 27 more days', async () => {
    const [fifth, sixth] = [await editionOf(5), await editionOf(6)]
    expect([fifth.name, sixth.name]).toEqual(['第五届', '第六届'])
    expect(Date.parse(fifth.closesAt)).toBeLessThan(now.getTime())
    expect([sixth.opensAt, sixth.closesAt]).toEqual([
      new Date(`${day(-20)}T09:00:00+08:00`).toISOString(),
      new Date(`${day(27)}T23:59:59+08:00`).toISOString(),
    ])
    expect(Math.abs(Date.parse(sixth.now) - Date.now())).toBeLessThan(60_000)
  })

  it.each([5, 6])('distribute all the prize money of number %i', async (id) => {
    const told = await programmeOf(id)
    const total = [...told.figures, { label: '总奖金', value: '' }].find(({ label }) => label === '总奖金')
    expect(prizeMoney(told)).toBe(Number(total?.value) * 1_000_000)
    expect(told.prizes.lead).toContain(`${total?.value}\u00a0万元`)
    expect(told.prizes.awards.reduce((sum, { teams }) => sum + teams, 0)).toBe(24)
  })

  it('award 680,000 yuan in the sixth', async () => {
    expect(prizeMoney(await programmeOf(6))).toBe(68_000_000)
  })

  it.each([5, 6])('judge number %i by weights that add up to a hundred', async (id) => {
    const { rules } = await programmeOf(id)
    expect(rules.criteria.reduce((sum, { share }) => sum + share, 0)).toBe(100)
  })

  it.each([5, 6])('list the days of number %i in order, from its first to its last', async (id) => {
    const { schedule, edition } = await programmeOf(id)
    const starts = schedule.map(({ startsOn }) => startsOn)
    expect(starts).toEqual([...starts].sort())
    for (const { startsOn, endsOn = startsOn } of schedule) {
      expect(endsOn >= startsOn).toBe(true)
      expect(endsOn <= edition.endsOn).toBe(true)
    }
    expect([starts[0], edition.startsOn < edition.endsOn]).toEqual([edition.startsOn, true])
  })

  it('list winners of existing awards, from all four zones', async () => {
    const [fifth, sixth] = [await programmeOf(5), await programmeOf(6)]
    const awards = new Set(fifth.prizes.awards.map(({ name }) => name))
    for (const { review } of [fifth, sixth]) {
      for (const { award } of review.winners) expect(awards.has(award), award).toBe(true)
      expect(new Set(review.winners.map(({ zone }) => zone)).size).toBe(4)
    }
    expect(zoneOf('浙江省')).toBe(fifth.review.winners.find(({ team }) => team === '布谷鸟')?.zone)
  })

  it('show the same figures of the fifth in both', async () => {
    const [fifth, sixth] = [await programmeOf(5), await programmeOf(6)]
    const schools = { value: '312', unit: '所' }
    expect(fifth.figures).toContainEqual({ ...schools, label: '参赛院校' })
    expect(sixth.figures).toContainEqual({ ...schools, label: '上届参赛院校' })
    expect(sixth.review.figures).toContainEqual({ ...schools, label: '参赛院校' })
  })

  it('are announced on the home page with the same dates', async () => {
    const [{ schedule }, { contest }] = [await programmeOf(6), await readHome(server.db, figures, now)]
    for (const { title, from, to } of contest.stages) {
      const same = schedule.find(({ name }) => name === title)
      expect([same?.startsOn, same?.endsOn ?? null]).toEqual([
        dateInShanghai(new Date(from)),
        to && dateInShanghai(new Date(to)),
      ])
    }
  })

  it('are found by the site search, the open one first', async () => {
    const addresses = async (question: string) =>
      (await search(server.db, question, { kinds: [editionKind] })).map(({ address }) => address)
    for (const question of ['麒麟杯', '创业大赛', '第六届麒麟杯', '大学生比赛报名'])
      expect((await addresses(question))[0], question).toBe('/kylinCup/kycup')
    expect(await addresses('第五届大赛')).toContain('/kylinCup/one')
    const { list } = await searchSite(server.db, { q: '麒麟杯', page: 1, rows: 20 })
    const cup = list.find(({ path }) => path === '/kylinCup/kycup')
    expect(cup).toMatchObject({
      label: '创业大赛',
      title: [{ text: '第六届' }, { text: '麒麟杯', isHit: true }, { text: '跨境电商创业大赛' }],
    })
  })
})

describe('an edition', () => {
  it.each(['/api/competition/edition/4', '/api/competition/edition/2147483647/programme'])(
    'is unknown at %s',
    async (path) => {
      const { http, envelope } = await server.get(path)
      expect([http, envelope.status]).toEqual([404, 'CUP_EDITION_UNKNOWN'])
    },
  )

  it.each(['0', '-1', 'x', '6.0', '2147483648'])('is refused with the id %s', async (id) => {
    expect((await server.get(`/api/competition/edition/${id}`)).http).toBe(422)
  })

  it('derives all dates of its sign-up from its window, also after a move', async () => {
    const closesAt = new Date(`${day(33)}T23:59:59+08:00`)
    const deadline = ({ figures }: Programme) => figures.find(({ label }) => label === '报名截止')?.value
    const short = (date: string) => `${Number(date.slice(5, 7))}.${Number(date.slice(8))}`
    expect(deadline(await programmeOf(6))).toBe(short(day(27)))
    await moveWindow(server.db, 6, { closesAt })
    const told = await programmeOf(6)
    expect([deadline(told), told.schedule[0]?.endsOn]).toEqual([short(day(33)), day(33)])
    expect((await readHome(server.db, figures, now)).contest.stages[0]?.to).toBe(closesAt.toISOString())
    expect((await server.db.select().from(editions).where(eq(editions.id, 6)))[0]?.closesAt).toEqual(closesAt)
  })

  it('names no deadline when its window is over', async () => {
    expect((await programmeOf(5)).figures.map(({ label }) => label)).not.toContain('报名截止')
  })
})

describe('an edition that an editor imports', () => {
  const importSeventh = async () => {
    const items = await editionContent.read(server.db)
    const sixth = items.find(({ id }) => id === 6)
    if (!sixth) throw new Error('there is no sixth edition')
    const opensAt = new Date(`${day(3)}T09:00:00+08:00`)
    const seventh = {
      ...sixth,
      id: 7,
      name: '第七届',
      opensAt,
      closesAt: new Date(`${day(60)}T23:59:59+08:00`),
    }
    await editionContent.save(server.db, [...items, seventh])
  }

  it('is the open one everywhere, and the one before it is looked back at', async () => {
    expect([(await editionOf('latest')).id, (await editionOf('previous')).id]).toEqual([6, 5])
    await importSeventh()
    expect([(await editionOf('latest')).id, (await editionOf('previous')).id]).toEqual([7, 6])
    const { contest, announcement } = await readHome(server.db, figures, now)
    expect([contest.edition, announcement?.title]).toEqual(['第七届', '第七届麒麟杯报名开放'])
    expect([await pageOfEdition(server.db, 7), await pageOfEdition(server.db, 6)]).toEqual([
      '/kylinCup/kycup',
      '/kylinCup/one',
    ])
    expect(
      (await editionSearchSource.entries(server.db, now)).map(({ key, address }) => [key, address]),
    ).toEqual([
      ['6', '/kylinCup/one'],
      ['7', '/kylinCup/kycup'],
    ])
    await server.db.delete(editions).where(eq(editions.id, 7))
  })
})
