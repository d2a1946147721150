import { type Course, course, type TrainingClass, trainingClass } from '@chuhai/contract/school'
import { parse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { firstContent } from '../../content/source'
import { startTestApp } from '../../testing/test-app'
import { dateInShanghai } from '../shanghai'
import { readClasses, readCourses, seedSchool } from './content'
import { findCourseCards } from './service'
import { courses, trainingClasses } from './tables'

const server = startTestApp()
const source = firstContent(new Date())
const courseContent = readCourses(source)
const classContent = readClasses(source)

describe.each([
  ['courses', courseContent],
  ['classes', classContent],
])('the %s of a new database', (_, content) => {
  it('have ids and names of their own', () => {
    expect(new Set(content.map(({ id }) => id)).size).toBe(content.length)
    expect(new Set(content.map(({ name }) => name)).size).toBe(content.length)
  })
})

describe('a course', () => {
  it('is told as the contract says, with every lesson', async () => {
    for (const { id, lessons, teacher } of courseContent) {
      const told = parse(course, (await server.get<Course>(`/api/school/course/${id}`)).envelope.data)
      expect([told.id, told.lessons.length, told.teacher.name]).toEqual([id, lessons.length, teacher.name])
      expect(told.teacher.title.replaceAll('\u00a0', ' ')).toBe(teacher.title)
    }
  })

  it('is listed with others in the order that is asked for, without hidden ones', async () => {
    const [first, second, third] = courseContent.map(({ id }) => id) as [number, number, number]
    expect((await findCourseCards(server.db, [third, 99_999, first, second])).map(({ id }) => id)).toEqual([
      third,
      first,
      second,
    ])
    expect(await findCourseCards(server.db, [])).toEqual([])
  })
})

describe('a training class', () => {
  it('is told as the contract says, with its whole plan', async () => {
    for (const { id, plan, suits } of classContent) {
      const told = parse(
        trainingClass,
        (await server.get<TrainingClass>(`/api/school/class/${id}`)).envelope.data,
      )
      expect([told.id, told.plan.length, told.suits.length]).toEqual([id, plan.length, suits.length])
    }
  })

  it('begins after the day on which the database is made, on the day of the week on which it meets', async () => {
    const weekdays = ['日', '一', '二', '三', '四', '五', '六']
    for (let day = 0; day < 7; day += 1) {
      const now = new Date(Date.UTC(2026, 10, 21 + day, 17))
      await server.db.delete(trainingClasses)
      await seedSchool(server.db, { courses: [], classes: readClasses(firstContent(now)) })
      const rows = await server.db.select().from(trainingClasses)
      expect(rows).toHaveLength(classContent.length)
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
