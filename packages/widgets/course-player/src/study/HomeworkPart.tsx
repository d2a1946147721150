import { uploadMaxBytes } from '@chuhai/contract/constants'
import {
  type Homework,
  type HomeworkFile,
  homeworkExtensions,
  type LessonTask,
} from '@chuhai/contract/school'
import type { Core } from '@chuhai/core'
import { chinaDate } from '@chuhai/core/dates'
import { Button, FileUpload, Form, type KeptFile, LoadFailed, Skeleton, Tag } from '@chuhai/ui'
import { useStore } from '@nanostores/react'
import { useEffect, useId, useMemo, useState } from 'react'
import { contentLanguage } from '../parts/LessonList'
import { createHomeworkStore, type HomeworkState, type HomeworkStore } from './homework-store'
import { LongField } from './LongField'
import type { StudyMessages } from './messages'

interface HomeworkPartProps {
  core: Core
  courseId: number
  lesson: string
  task: LessonTask
  isOpen: boolean
  isSignedIn: boolean
  words: StudyMessages
}

const Marked = ({ homework, words }: { homework: Homework; words: StudyMessages }) => (
  <>
    {homework.text && <p className="ch-study__own">{homework.text}</p>}
    {homework.file && <p className="ch-study__own">{homework.file.name}</p>}
    {homework.mark && (
      <blockquote>
        <b>{words.mark}</b>
        <p>{homework.mark.text}</p>
        <time dateTime={homework.mark.at}>{words.marked(chinaDate(homework.mark.at))}</time>
      </blockquote>
    )}
  </>
)

interface FormProps extends Pick<HomeworkPartProps, 'core' | 'words'> {
  state: Extract<HomeworkState, { phase: 'ready' }>
  store: HomeworkStore
}

/** What is handed in: words, a file, or both; until it is marked, also again. */
const HandIn = ({ core, state, store, words }: FormProps) => {
  const [isBusy, setBusy] = useState(false)
  const { handedIn, filled, problems } = state
  const submit = async () => {
    if (isBusy) return
    setBusy(true)
    if (await store.handIn()) core.notices.success(words.handedInDone)
    setBusy(false)
  }
  return (
    <Form className="ch-study__form" onSubmit={() => void submit()}>
      {handedIn && <Tag tone="warning">{words.handedIn(chinaDate(handedIn.handedInAt))}</Tag>}
      <LongField
        label={words.text}
        hint={words.textHint}
        error={problems.text}
        rows={6}
        value={filled.text}
        disabled={isBusy}
        onChange={(text) => store.change({ text })}
      />
      <FileUpload<KeptFile & HomeworkFile>
        label={words.file}
        optional
        error={problems.file}
        extensions={homeworkExtensions}
        maxBytes={uploadMaxBytes}
        words={{ add: words.addFile }}
        value={filled.file}
        disabled={isBusy}
        upload={store.upload}
        onChange={(file) => store.change({ file: file && { address: file.address, name: file.name } })}
        onNotice={(kind, text) => core.notices[kind](text)}
      />
      <Button type="submit" variant="secondary" busy={isBusy}>
        {handedIn ? words.handInAgain : words.handIn}
      </Button>
    </Form>
  )
}

const Own = ({ core, courseId, lesson, words }: HomeworkPartProps) => {
  const store = useMemo(
    () => createHomeworkStore(core, { id: courseId, key: lesson }),
    [core, courseId, lesson],
  )
  useEffect(() => void store.load(), [store])
  const state = useStore(store.$state)
  if (state.phase === 'loading') return <Skeleton lines={4} />
  if (state.phase === 'failed')
    return (
      <LoadFailed
        title={words.loadFailed}
        text={state.message || undefined}
        onRetry={() => void store.load()}
      />
    )
  if (state.handedIn?.mark) return <Marked homework={state.handedIn} words={words} />
  return <HandIn core={core} state={state} store={store} words={words} />
}

/** The homework of a lesson: what is to be done, and for who may watch the lesson what they hand in and what is said of it. */
export const HomeworkPart = (props: HomeworkPartProps) => {
  const { core, task, isOpen, isSignedIn, words } = props
  const id = useId()
  return (
    <section className="ch-study__part" aria-labelledby={id}>
      <h3 id={id}>{words.homework}</h3>
      <div lang={contentLanguage}>
        <b>{task.title}</b>
        <p className="ch-study__task">{task.text}</p>
      </div>
      {!isOpen && <p className="ch-study__note">{words.homeworkLocked}</p>}
      {isOpen && !isSignedIn && (
        <Button
          variant="secondary"
          onClick={() => core.signOn.request({ reason: 'course-player', after: 'refresh' })}
        >
          {words.signIn}
        </Button>
      )}
      {isOpen && isSignedIn && <Own {...props} />}
    </section>
  )
}
