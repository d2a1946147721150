import type { Locale } from '@chuhai/contract/locale'
import type { Core } from '@chuhai/core'
import { useStyles } from '@chuhai/ui'
import { useStore } from '@nanostores/react'
import type { LessonExtras } from '../store'
import { Files } from './Files'
import { HomeworkPart } from './HomeworkPart'
import { studyMessages } from './messages'
import { Questions } from './Questions'
import css from './study.css?inline'

interface StudyPartProps {
  core: Core
  locale: Locale
  courseId: number
  lesson: string
  extras: LessonExtras
  /** Whether the visitor may watch the lesson. */
  isOpen: boolean
}

/** What is below a lesson: its files, its homework, questions and answers. */
export const StudyPart = ({ core, locale, courseId, lesson, extras, isOpen }: StudyPartProps) => {
  useStyles(css)
  const words = studyMessages[locale]
  const user = useStore(core.session.$user)
  const own = { core, courseId, lesson, isSignedIn: user !== null, words }
  return (
    <div className="ch-study" key={user?.id}>
      {extras.files.length > 0 && <Files files={extras.files} base={core.base} words={words} />}
      {extras.task && <HomeworkPart {...own} task={extras.task} isOpen={isOpen} />}
      {isOpen && <Questions {...own} />}
    </div>
  )
}
