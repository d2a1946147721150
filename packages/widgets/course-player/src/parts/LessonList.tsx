import { type Course, type CourseProgress, lessonsOf } from '@chuhai/contract/school'
import { clockText } from '@chuhai/player'
import { Icon } from '@chuhai/ui'
import { iconLock, iconPlay, iconSuccess } from '@chuhai/ui/icons'
import type { ReactNode } from 'react'
import type { CoursePlayerMessages } from '../messages'

/** Courses are told in Chinese, whatever language the player speaks. */
export const contentLanguage = 'zh-CN'

interface LessonListProps {
  course: Course
  progress: CourseProgress
  current: string
  words: CoursePlayerMessages
  /** What follows once all lessons are finished. */
  done: ReactNode
  onChoose(key: string): void
}

/** All lessons by chapter, with what was watched and what is locked. */
export const LessonList = ({ course, progress, current, words, done, onChoose }: LessonListProps) => {
  const all = lessonsOf(course)
  const finished = new Set(progress.lessons.flatMap(({ key, isFinished }) => (isFinished ? [key] : [])))
  const markOf = (key: string, isFree: boolean) => {
    if (key === current) return { icon: iconPlay, text: words.watching, name: 'current' }
    if (finished.has(key)) return { icon: iconSuccess, text: words.finished, name: 'finished' }
    if (isFree || progress.isOwned || course.price === 0) return { icon: null, text: '', name: 'open' }
    return { icon: iconLock, text: words.locked, name: 'locked' }
  }
  return (
    <nav className="ch-course-player__list" aria-label={words.lessons}>
      <header>
        <b>{words.lessons}</b>
        <span>{words.count(all.filter(({ key }) => finished.has(key)).length, all.length)}</span>
      </header>
      <p>{words.rule}</p>
      {all.every(({ key }) => finished.has(key)) && done}
      {course.chapters.map((chapter) => (
        <div key={chapter.lessons[0]?.key ?? chapter.title} role="group" aria-label={chapter.title}>
          <p lang={contentLanguage}>{chapter.title}</p>
          <ol>
            {chapter.lessons.map(({ key, title, seconds, isFree, isExample }) => {
              const mark = markOf(key, isFree)
              return (
                <li key={key}>
                  <button
                    type="button"
                    data-mark={mark.name}
                    aria-current={key === current || undefined}
                    onClick={() => onChoose(key)}
                  >
                    <span className="ch-course-player__mark" title={mark.text || undefined}>
                      {mark.icon && <Icon path={mark.icon} size={16} />}
                    </span>
                    <span>
                      <span lang={contentLanguage}>{title}</span>
                      {isExample && <small>{words.example}</small>}
                    </span>
                    {isFree && course.price > 0 && !progress.isOwned && <em>{words.free}</em>}
                    <time>{clockText(seconds)}</time>
                    {mark.text && <span className="ch-course-player__said">{mark.text}</span>}
                  </button>
                </li>
              )
            })}
          </ol>
        </div>
      ))}
    </nav>
  )
}
