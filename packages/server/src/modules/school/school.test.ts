import type { school as homeSchool } from '@chuhai/contract/home'
import { type Course, course, lessonsOf, type TrainingClass, trainingClass } from '@chuhai/contract/school'
import { timeWindow } from '@chuhai/contract/time-window'
import { type InferOutput, parse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { firstItems } from '../../testing/first-items'
import { startTestApp } from '../../testing/test-app'
import { dateInShanghai } from '../../time/shanghai'
import { homeContent } from '../home/content'
import { classContent, courseContent } from './content'
import { findCourseCards } from './service'
import { courses, trainingClasses } from './tables'

const server = startTestApp()
const writtenCourses = firstItems(courseContent)
const writtenClasses = firstItems(classContent)

describe.each([
  ['courses', writtenCourses],
  ['classes', writtenClasses],
])('the %s of a new database', (_, content) => {
  it('have unique ids and names', () => {
    expect(new Set(content.map(({ id }) => id)).size).toBe(content.length)
    expect(new Set(content.map(({ name }) => name)).size).toBe(content.length)
  })
})

it('the classes of a new database say in three to five lines what the price includes', () => {
  for (const { name, includes } of writtenClasses) {
    expect([3, 4, 5], name).toContain(includes.length)
    expect(new Set(includes).size, name).toBe(includes.length)
  }
})

describe('the courses of the home page', () => {
  it('are courses of the school', () => {
    const [school] = firstItems(homeContent).filter(({ name }) => name === 'school')
    const shown = school?.content as InferOutput<typeof homeSchool>
    const written = writtenCourses.map(({ id }) => `/school/detail?id=${id}`)
    expect(written).toEqual(expect.arrayContaining(shown.courses.map(({ path }) => path)))
  })
})

describe('a course', () => {
  it('follows the contract, with every lesson', async () => {
    for (const { id, chapters, teacher } of writtenCourses) {
      const told = parse(course, (await server.get<Course>(`/api/school/course/${id}`)).envelope.data)
      expect([told.id, lessonsOf(told).length, told.teacher.name]).toEqual([
        id,
        lessonsOf({ chapters }).length,
        teacher.name,
      ])
      expect(told.teacher.title.replaceAll('\u00a0', ' ')).toBe(teacher.title)
    }
  })

  it('is listed in the requested order, without hidden ones', async () => {
    const [first, second, third] = writtenCourses.map(({ id }) => id) as [number, number, number]
    expect(
      (await findCourseCards(server.db, [third, 99_999, first, second], new Date())).map(({ id }) => id),
    ).toEqual([third, first, second])
    expect(await findCourseCards(server.db, [], new Date())).toEqual([])
  })
})

describe('a training class', () => {
  it('follows the contract, with its whole plan', async () => {
    for (const { id, plan, suits } of writtenClasses) {
      const told = parse(
        trainingClass,
        (await server.get<TrainingClass>(`/api/school/class/${id}`)).envelope.data,
      )
      expect([told.id, told.plan.length, told.suits.length]).toEqual([id, plan.length, suits.length])
    }
  })

  it('begins after the creation of the database, on its day of the week', async () => {
    const weekdays = ['日', '一', '二', '三', '四', '五', '六']
    for (let day = 0; day < 7; day += 1) {
      const now = new Date(Date.UTC(2026, 10, 21 + day, 17))
      await server.db.delete(trainingClasses)
      await classContent.seed(server.db, firstItems(classContent, now), new Set())
      const rows = await server.db.select().from(trainingClasses)
      expect(rows).toHaveLength(writtenClasses.length)
      for (const { startsOn, body } of rows) {
        expect(startsOn > dateInShanghai(now)).toBe(true)
        const [, weekday] = /每周([日一二三四五六])(?!次)/.exec(body) ?? []
        if (weekday) expect(new Date(startsOn).getUTCDay()).toBe(weekdays.indexOf(weekday))
      }
    }
  })
})

describe.each([
  ['course', courses],
  ['class', trainingClasses],
] as const)('a page of the school, %s', (part, table) => {
  it('is not found when it is hidden or does not exist', async () => {
    await server.db.update(table).set({ isShown: false })
    for (const id of [1, 101, 99_999, 2_147_483_647]) {
      const { http, envelope } = await server.get(`/api/school/${part}/${id}`)
      expect([http, envelope.status]).toEqual([404, 'NOT_FOUND'])
    }
    await server.db.update(table).set({ isShown: true })
  })

  it.each(['0', '-1', 'x', '1.0', '2147483648', "1'"])('is refused with the id %s', async (id) => {
    expect((await server.get(`/api/school/${part}/${encodeURIComponent(id)}`)).http).toBe(422)
  })
})

describe('a living course', () => {
  const cardOf = async (id: number, now: Date) => (await findCourseCards(server.db, [id], now))[0]

  it('is planned for the future, goes on, or has ended with a recording', async () => {
    const now = new Date()
    const states = await Promise.all(
      [601, 602, 603].map(async (id) => {
        const living = (await cardOf(id, now))?.living
        return living && timeWindow(now, living.startsAt, living.endsAt)
      }),
    )
    expect(states[0]).toBeLessThan(3)
    expect(states.slice(1)).toEqual([1, 3])
  })

  it('of a series is always on air or ahead, and takes as long as it is on air', async () => {
    for (const days of [0, 1, 40, 400]) {
      const now = new Date(Date.now() + days * 24 * 60 * 60 * 1000)
      const card = await cardOf(602, now)
      expect([card?.type, card?.minutes]).toEqual(['living', 90])
      expect(Date.parse(card?.living?.endsAt ?? '')).toBeGreaterThan(now.getTime())
    }
  })

  it('says nothing of its films', async () => {
    const { envelope } = await server.get('/api/school/course/602')
    expect(JSON.stringify(envelope.data)).not.toContain('"video"')
  })
})
