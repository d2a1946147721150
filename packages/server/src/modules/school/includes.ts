import { lessonsOf } from '@chuhai/contract/school'
import { typeset } from '../../content/typeset'
import type { courses } from './tables'

type Row = Pick<
  typeof courses.$inferSelect,
  'chapters' | 'files' | 'homework' | 'includes' | 'price' | 'startsAt'
>

/** Titles may have an enumeration of their own. */
const namesOf = (list: readonly { title: string }[]): string => list.map(({ title }) => title).join('；')

/** What the films of a course are. */
const filmsOf = ({ chapters, price, startsAt }: Row): string => {
  const count = lessonsOf({ chapters }).filter(({ video }) => video !== null).length
  const films = `${startsAt ? '配套' : ''}视频 ${count} 节，带字幕`
  return price === 0 ? `${films}，登录即可观看` : `${films}，不限次数`
}

/**
 * Returns what a course includes, a line each: what its editors write, and what follows from its lessons, so that no line says more
 * than there is.
 */
export const includesOf = (course: Row): string[] => {
  const { files, homework, includes } = course
  return typeset([
    ...includes,
    filmsOf(course),
    ...(files.length > 0 ? [`${files.length} 份资料可下载：${namesOf(files)}`] : []),
    ...(homework.length > 0 ? [`${homework.length} 次作业，讲师逐份批改：${namesOf(homework)}`] : []),
    '每节课下可以提问，讲师答复后发消息通知',
  ])
}
