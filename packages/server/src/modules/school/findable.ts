import { eq } from 'drizzle-orm'
import { markdownText } from '../../content/markdown'
import type { SearchSource } from '../../search/entry'
import { courses, trainingClasses } from './tables'

/** Courses for everybody's search. */
export const findableCourses: SearchSource = {
  kind: 'course',
  async entries(db) {
    const rows = await db.select().from(courses).where(eq(courses.isShown, true))
    return rows.map(({ id, name, summary, body, level, teacher, teacherTitle, tags, gains, lessons }) => ({
      key: String(id),
      locale: 'zh-CN',
      title: name,
      lead: summary,
      text: [
        markdownText(body),
        ...gains,
        ...lessons.map(({ title }) => title),
        `讲师：${teacher}，${teacherTitle}`,
        `${level}课程 ${tags.join(' ')}`,
      ].join('\n'),
      address: `/school/detail?id=${id}`,
    }))
  },
}

/** Training classes for everybody's search. */
export const findableClasses: SearchSource = {
  kind: 'class',
  async entries(db) {
    const rows = await db.select().from(trainingClasses).where(eq(trainingClasses.isShown, true))
    return rows.map(({ id, name, summary, body, city, teacher, teacherTitle, tags, suits, plan }) => ({
      key: String(id),
      locale: 'zh-CN',
      title: name,
      lead: summary,
      text: [
        markdownText(body),
        ...plan.map(({ title, text }) => `${title}：${text}`),
        ...suits,
        `讲师：${teacher}，${teacherTitle}`,
        `培训班 ${city} ${tags.join(' ')}`,
      ].join('\n'),
      address: `/school/training/detail?id=${id}`,
    }))
  },
}
