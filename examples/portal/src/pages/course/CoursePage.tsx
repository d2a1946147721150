import type { Course } from '@chuhai/contract/school'
import { useMessages } from '../../content/messages'
import { Prose } from '../../prose/Prose'
import type { PageProps } from '../../routes/row'
import { AskSchool } from '../../school/AskSchool'
import { OfferBody, Points, Teacher } from '../../school/OfferBody'
import { OfferHead } from '../../school/OfferHead'
import { type CourseMessages, courseMessages, lengthText } from './messages'
import './course.css'

interface LessonsProps {
  lessons: Course['lessons']
  minutes: number
  words: CourseMessages
}

/** What is taught, lesson by lesson. */
const Lessons = ({ lessons, minutes, words }: LessonsProps) => (
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

/** A course to watch at any time (specification 2.5): what it teaches, by whom, for how much, and the way to ask. */
export default function CoursePage({ data: course }: PageProps<Course>) {
  const words = useMessages(courseMessages)
  const minutes = course.lessons.reduce((sum, lesson) => sum + lesson.minutes, 0)
  return (
    <>
      <OfferHead
        category={words.shelf}
        name={course.name}
        summary={course.summary}
        tags={course.tags}
        price={course.price}
        facts={[
          { term: words.level, text: course.level },
          { term: words.lessons, text: words.lessonCount(course.lessons.length) },
          { term: words.length, text: lengthText(minutes, words) },
          { term: words.teacher, text: course.teacher.name },
        ]}
        action={words.action}
      />
      <OfferBody beside={<Teacher teacher={course.teacher} />}>
        <section>
          <h2>{words.about}</h2>
          <Prose>{course.body}</Prose>
        </section>
        <Points title={words.gains} points={course.gains} />
        <Lessons lessons={course.lessons} minutes={minutes} words={words} />
      </OfferBody>
      <AskSchool {...words.ask} draft={`course-${course.id}`} />
    </>
  )
}
