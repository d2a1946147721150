import type { LessonQuestion } from '@chuhai/contract/school'
import type { Core } from '@chuhai/core'
import { chinaDate } from '@chuhai/core/dates'
import { Button, Form, LoadFailed, Skeleton, Tag } from '@chuhai/ui'
import { useStore } from '@nanostores/react'
import { useEffect, useId, useMemo, useState } from 'react'
import { LongField } from './LongField'
import type { StudyMessages } from './messages'
import { createQuestionsStore, type QuestionsStore } from './questions-store'

interface QuestionsProps {
  core: Core
  courseId: number
  lesson: string
  isSignedIn: boolean
  words: StudyMessages
}

/** The form of a question; what was typed survives a reload. */
const Ask = ({ core, store, words }: Pick<QuestionsProps, 'core' | 'words'> & { store: QuestionsStore }) => {
  const [text, setText] = useState(store.typed)
  const [problem, setProblem] = useState<string | undefined>()
  const [isBusy, setBusy] = useState(false)
  const ask = async () => {
    if (isBusy) return
    if (text.trim() === '') return setProblem(words.required)
    setBusy(true)
    const found = await store.ask(text)
    setBusy(false)
    setProblem(found ?? undefined)
    if (found !== null) return
    setText('')
    core.notices.success(words.asked)
  }
  return (
    <Form className="ch-study__form" onSubmit={() => void ask()}>
      <LongField
        label={words.question}
        hint={words.questionHint}
        error={problem}
        rows={3}
        value={text}
        disabled={isBusy}
        onChange={(typed) => {
          setText(typed)
          setProblem(undefined)
          store.keep(typed)
        }}
      />
      <Button type="submit" variant="secondary" busy={isBusy}>
        {words.ask}
      </Button>
    </Form>
  )
}

const Question = ({ question, words }: { question: LessonQuestion; words: StudyMessages }) => (
  <li>
    <p className="ch-study__said">
      {question.isOwn && <Tag tone="brand">{words.own}</Tag>}
      <span>{question.text}</span>
      <time dateTime={question.askedAt}>{chinaDate(question.askedAt)}</time>
    </p>
    {question.answer === null ? (
      <Tag tone="warning">{words.open}</Tag>
    ) : (
      <blockquote>
        <b>{words.answer}</b>
        <p>{question.answer.text}</p>
        <time dateTime={question.answer.at}>{chinaDate(question.answer.at)}</time>
      </blockquote>
    )}
  </li>
)

/** Questions under a lesson: the learner's own with how they stand, and the answered ones of others. */
export const Questions = ({ core, courseId, lesson, isSignedIn, words }: QuestionsProps) => {
  const id = useId()
  const store = useMemo(
    () => createQuestionsStore(core, { id: courseId, key: lesson }),
    [core, courseId, lesson],
  )
  useEffect(() => void store.load(), [store])
  const state = useStore(store.$state)
  return (
    <section className="ch-study__part" aria-labelledby={id}>
      <h3 id={id}>{words.questions}</h3>
      {isSignedIn ? (
        <Ask core={core} store={store} words={words} />
      ) : (
        <Button
          variant="secondary"
          onClick={() => core.signOn.request({ reason: 'course-player', after: 'refresh' })}
        >
          {words.signInToAsk}
        </Button>
      )}
      {state.phase === 'loading' && <Skeleton lines={3} />}
      {state.phase === 'failed' && (
        <LoadFailed
          title={words.loadFailed}
          text={state.message || undefined}
          onRetry={() => void store.load()}
        />
      )}
      {state.phase === 'ready' && state.questions.length === 0 && (
        <p className="ch-study__note">{words.none}</p>
      )}
      {state.phase === 'ready' && state.questions.length > 0 && (
        <ul className="ch-study__questions">
          {state.questions.map((question) => (
            <Question key={question.id} question={question} words={words} />
          ))}
        </ul>
      )}
    </section>
  )
}
