import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { lessonsOf } from '@chuhai/contract/school'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { lessonsDir, mediaDir, packageDir } from '../../process/folders'
import { cuesOf } from '../../testing/cues'
import { firstItems } from '../../testing/first-items'
import { courseContent } from './content'
import { presentLesson } from './example-films'
import { filmSeconds } from './film-length'

interface Script {
  title: string
  chapters: { title: string; lines: (string | { say: string })[] }[]
}

const scripts = join(packageDir, 'videos/lessons')
const films = readdirSync(scripts).map((file) => file.replace('.yaml', ''))
const recorded = firstItems(courseContent)
  .filter(({ living }) => !living)
  .sort((one, other) => one.position - other.position)
const lessons = recorded.flatMap((course) => lessonsOf(course))
const sizeOf = (folder: string): number =>
  readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    const path = join(folder, entry.name)
    return sum + (entry.isDirectory() ? sizeOf(path) : statSync(path).size)
  }, 0)

describe.each(films)('the film %s', (film) => {
  const script = parse(readFileSync(join(scripts, `${film}.yaml`), 'utf8')) as Script
  const cues = cuesOf(readFileSync(join(lessonsDir, film, 'subtitles.vtt'), 'utf8'))

  it('is about the lesson that shows it', () => {
    expect(lessons.filter(({ video }) => video === film).map(({ title }) => title)).toEqual([script.title])
  })

  it('takes 40 seconds to 2 minutes', () => {
    expect(filmSeconds(film)).toBeGreaterThanOrEqual(40)
    expect(filmSeconds(film)).toBeLessThanOrEqual(120)
  })

  it('has subtitles that say what its script says, to its end', () => {
    const sentences = script.chapters.flatMap(({ lines }) =>
      lines.map((line) => (typeof line === 'string' ? line : line.say)),
    )
    expect(cues.map(({ text }) => text)).toEqual(sentences)
    expect(cues[0]?.at).toBe(0)
    expect(cues.at(-1)?.to).toBe(filmSeconds(film))
    cues.slice(1).forEach(({ at }, index) => {
      expect(at).toBe(cues[index]?.to)
    })
  })

  it('leaves time to read each sentence', () => {
    for (const { at, to, text } of cues)
      expect([text, [...text].length / (to - at) < 9]).toEqual([text, true])
  })

  it('has a still picture', () => {
    expect(statSync(join(mediaDir, 'videos', `${film}.webp`)).size).toBeLessThan(60_000)
  })
})

describe('the films of lessons', () => {
  it('are about their subject in the first six courses, and called examples in the others', () => {
    const marksOf = (courses: typeof recorded) =>
      new Set(
        courses
          .flatMap((course) => lessonsOf(course))
          .filter(({ video }) => video !== null)
          .map((lesson) => presentLesson(lesson).isExample),
      )
    expect(marksOf(recorded.slice(0, 6))).toEqual(new Set([false]))
    expect(marksOf(recorded.slice(6))).toEqual(new Set([true]))
  })

  it('take at most 80 MB together with the other media', () => {
    expect(sizeOf(lessonsDir) + sizeOf(mediaDir)).toBeLessThan(80_000_000)
  })
})
