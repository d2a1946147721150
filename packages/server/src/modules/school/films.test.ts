import { lessonsOf } from '@chuhai/contract/school'
import { describe, expect, it } from 'vitest'
import { readContent } from '../../content/read-content'
import { firstContent } from '../../content/source'
import { startTestApp } from '../../testing/test-app'
import { courseContent } from './content'
import { isExampleFilm, presentLesson } from './example-films'
import { filmSeconds } from './film-length'

const server = startTestApp()

describe('the length of a lesson', () => {
  it('is refused in content where it is another one, with the right one', () => {
    const { files, ...rest } = firstContent(new Date())
    const path = 'course/first-course.md'
    const text = files.get(path)?.replace('seconds: 60', 'seconds: 2640') ?? ''
    const source = { ...rest, files: new Map([[path, text]]) }
    expect(() => readContent([courseContent], source)).toThrow(/must have the seconds of its film, 60/)
  })

  it('is what was written where the film is not here', () => {
    expect(filmSeconds('no-such-film')).toBeNull()
  })
})

describe('a lesson', () => {
  const lesson = { key: '1-1', title: '定品', seconds: 35, isFree: false }

  it('has an example for a film where that came with the portal, unless the content says otherwise', () => {
    expect(presentLesson({ ...lesson, video: 'ad-budget' })).toEqual({ ...lesson, isExample: true })
    expect(presentLesson({ ...lesson, video: 'ad-budget', isExample: false }).isExample).toBe(false)
    expect(presentLesson({ ...lesson, video: 'our-own' }).isExample).toBe(false)
    expect(presentLesson({ ...lesson, video: 'our-own', isExample: true }).isExample).toBe(true)
    expect(isExampleFilm(null)).toBe(false)
  })

  it('says so to everybody who reads the course', async () => {
    const marks = async (id: number) => {
      const { envelope } = await server.get<{ chapters: { lessons: { isExample: boolean }[] }[] }>(
        `/api/school/course/${id}`,
      )
      return new Set(lessonsOf(envelope.data).map(({ isExample }) => isExample))
    }
    expect(await marks(303)).toEqual(new Set([true]))
    expect(await marks(101)).toEqual(new Set([false]))
  })
})
