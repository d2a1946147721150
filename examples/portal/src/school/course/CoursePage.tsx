import { type Course, courseMinutes, type LivingTime, lessonsOf } from '@chuhai/contract/school'
import { chinaRange, chinaTime } from '@chuhai/core/dates'
import { useChinaClock } from '@chuhai/core/react'
import { clockText } from '@chuhai/player'
import { useLocale } from '@chuhai/ui'
import { useMessages } from '../../app/messages'
import type { PageProps } from '../../app/page'
import { coursesPath, watchPath } from '../../app/paths/school'
import { Prose } from '../../components/Prose'
import { schoolMessages } from '../messages'
import { AskSchool } from '../parts/AskSchool'
import { OfferBody, Points, Teacher } from '../parts/OfferBody'
import { OfferHead } from '../parts/OfferHead'
import { CourseActions } from './CourseActions'
import { courseMessages } from './messages'
import './course.css'

/** What is taught, lesson by lesson. */
const Lessons = ({ course, length }: { course: Course; length: string }) => {
  const words = useMessages(courseMessages)
  return (
    <section className="course-lessons">
      <header>
        <h2>{words.list}</h2>
        <p>
          {words.lessonCount(lessonsOf(course).length)} · {length}
        </p>
      </header>
      {course.chapters.map((chapter) => (
        <section key={chapter.title}>
          <h3>{chapter.title}</h3>
          <ol>
            {chapter.lessons.map(({ key, title, seconds, isFree, isExample }) => (
              <li key={key}>
                <b>{isFree ? <a href={watchPath(course.id, key)}>{title}</a> : title}</b>
                {isFree && course.price > 0 && <em>{words.preview}</em>}
                {isExample && <small>{words.example}</small>}
                <span>{clockText(seconds)}</span>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </section>
  )
}

/** When a living course is on air, or was; of a series the one that is on or comes next. */
const LivingTimes = ({ living, now }: { living: LivingTime; now: number }) => {
  const words = useMessages(courseMessages)
  const inChina = useChinaClock(useLocale())
  const { startsAt, endsAt, repeatDays } = living
  const hours = `${chinaTime(startsAt).clock}–${chinaTime(endsAt).clock}`
  return (
    <>
      {inChina(`${chinaRange(startsAt, null, now)}（${chinaTime(startsAt).weekday}） ${hours}`)}
      {repeatDays && <small>{words.everyDays(repeatDays)}</small>}
    </>
  )
}

/** A course to watch at any time (specification 2.5): what it teaches, by whom, for how much, and a form to ask. */
export default function CoursePage({ data: course, now }: PageProps<Course>) {
  const words = useMessages(courseMessages)
  const schoolWords = useMessages(schoolMessages)
  const minutes = courseMinutes(course)
  const length = minutes < 60 ? words.minutes(minutes) : words.hours(minutes)
  return (
    <>
      <OfferHead
        category={course.name}
        list={
          course.living
            ? { title: words.living, path: `${coursesPath}?type=living` }
            : { title: words.all, path: coursesPath }
        }
        name={course.name}
        summary={course.summary}
        tags={course.tags}
        price={course.price}
        facts={[
          ...(course.living
            ? [{ term: words.starts, text: <LivingTimes living={course.living} now={now} /> }]
            : []),
          { term: words.level, text: course.level },
          { term: words.lessons, text: words.lessonCount(lessonsOf(course).length) },
          { term: words.length, text: length },
          { term: words.teacher, text: course.teacher.name },
        ]}
        actions={<CourseActions course={course} now={now} />}
      />
      <OfferBody
        beside={
          <>
            <Points title={schoolWords.includes} points={course.includes} />
            <Teacher teacher={course.teacher} />
          </>
        }
      >
        <section>
          <h2>{words.about}</h2>
          <Prose>{course.body}</Prose>
        </section>
        <Points title={words.gains} points={course.gains} />
        <Lessons course={course} length={length} />
      </OfferBody>
      <AskSchool
        {...words.ask}
        about={{ kind: 'course', id: String(course.id), title: course.name }}
        draft={`course-${course.id}`}
      />
    </>
  )
}
