import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Course } from '@chuhai/contract/school'
import { lessonsOf } from '@chuhai/contract/school'
import { parse } from 'csv-parse/sync'
import { describe, expect, it } from 'vitest'
import { lessonFilesDir } from '../../process/folders'
import { firstItems } from '../../testing/first-items'
import { startTestApp } from '../../testing/test-app'
import { courseContent } from './content'

const server = startTestApp()
const written = firstItems(courseContent)

const shown = async (id: number) =>
  (await server.get<Course>(`/api/school/course/${id}`)).envelope.data.includes
const plain = (text: string) => text.replace(/[\s\u00a0\u2060]/g, '')

/** What a line of `includes` may say, and how much of it the course has. */
const linesOf = ({ chapters, files, homework, price, living }: (typeof written)[number]): RegExp[] => [
  ...(living ? [/直播/] : []),
  new RegExp(
    `^(配套)?视频${lessonsOf({ chapters }).filter(({ video }) => video !== null).length}节，带字幕，${price === 0 ? '登录即可观看' : '不限次数'}$`,
  ),
  ...(files.length > 0
    ? [new RegExp(`^${files.length}份资料可下载：(?:[^；]+；){${files.length - 1}}[^；]+$`)]
    : []),
  ...(homework.length > 0 ? [new RegExp(`^${homework.length}次作业，讲师逐份批改：`)] : []),
  /^每节课下可以提问，讲师答复后发消息通知$/,
]

it.each(written.map((item) => [item.name, item] as const))(
  '%s includes what it has, line by line',
  async (_, item) => {
    const includes = (await shown(item.id)).map(plain)
    const allowed = linesOf(item)
    expect(includes).toHaveLength(allowed.length)
    for (const [index, line] of allowed.entries()) expect(includes[index]).toMatch(line)
    for (const { title } of [...item.files, ...item.homework])
      expect(
        includes.some((line) => line.includes(plain(title))),
        title,
      ).toBe(true)
  },
)

it('only broadcasts are written by hand, as everything else follows from the lessons', () => {
  for (const { name, includes, living } of written) expect(includes.length, name).toBe(living ? 1 : 0)
})

describe('the words of a course', () => {
  it.each(written.map((item) => [item.name, item] as const))('%s promise no more than it has', (_, item) => {
    const { summary, body, gains, files, homework } = item
    const said = [summary, body, ...gains].join('\n')
    if (/作业|批改/.test(said)) expect(homework.length).toBeGreaterThan(0)
    if (/下载|模板|样本|清单|[附配留填]一?[份张]/.test(said)) expect(files.length).toBeGreaterThan(0)
    for (const word of ['助教', '逐句', '当场', '工作日', '两个工作日', '在课程页更新'])
      expect(said).not.toContain(word)
  })
})

describe('the files of lessons', () => {
  const named = written.flatMap(({ files }) => files.map(({ file }) => file))

  it('are those that courses name, each in one course', () => {
    expect(named.toSorted()).toEqual(readdirSync(lessonFilesDir).toSorted())
    expect(new Set(named).size).toBe(named.length)
  })

  it.each(named)('%s can be read and has something in it', (file) => {
    const text = readFileSync(join(lessonFilesDir, file), 'utf8')
    expect(text.trim().split('\n').length).toBeGreaterThan(2)
    if (!file.endsWith('.csv')) return
    // Without the mark, Excel reads no Chinese.
    expect(text.startsWith('\ufeff')).toBe(true)
    const rows: string[][] = parse(text.slice(1), { relax_column_count: false })
    expect(rows[0]?.every((name) => name !== '')).toBe(true)
  })
})
