import type { Course } from '@chuhai/contract/school'
import './lessons.css'
import { type CourseWords, lengthText } from './words'

interface LessonsProps {
  lessons: Course['lessons']
  minutes: number
  words: CourseWords
}

/** What is taught, lesson by lesson. */
export const Lessons = ({ lessons, minutes, words }: LessonsProps) => (
  <section className="course-lessons">
    <header>
      <h2>{words.list}</h2>
      <p>
        {words.lessonCount(lessons.length)} · {lengthText(minutes, words)}
      </p>
    </header>
    <ol>
      {lessons.map(({ title, minutes: length }) => (
        <li key={title}>
          <b>{title}</b>
          <span>{words.minutes(length)}</span>
        </li>
      ))}
    </ol>
  </section>
)
