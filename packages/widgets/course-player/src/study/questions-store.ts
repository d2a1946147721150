import { askLessonQuestion, type LessonQuestion, listLessonQuestions } from '@chuhai/contract/school'
import { type Core, isCallError, openUserDraft, type Submission, submissionOf } from '@chuhai/core'
import { atom, type ReadableAtom } from 'nanostores'

/** What is shown of the questions under a lesson. */
export type QuestionsState =
  | { phase: 'loading' }
  | { phase: 'failed'; message: string }
  | { phase: 'ready'; questions: LessonQuestion[] }

interface QuestionDraft {
  text: string
  /** What the text was sent under, so that it is asked once, also after a reload. */
  submission?: Submission
}

/** What controls the questions under a lesson. */
export interface QuestionsStore {
  readonly $state: ReadableAtom<QuestionsState>
  /** What was typed before. */
  readonly typed: string
  load(): Promise<void>
  keep(text: string): void
  /** Resolves to what is wrong with the text, if anything; null once it is asked. */
  ask(text: string): Promise<string | null | undefined>
}

const isDraft = (stored: unknown): stored is QuestionDraft => typeof Object(stored).text === 'string'

/** The questions under a lesson, and one that is being typed. */
export const createQuestionsStore = (
  core: Pick<Core, 'call' | 'query' | 'report' | 'drafts' | 'session'>,
  params: { id: number; key: string },
): QuestionsStore => {
  const $state = atom<QuestionsState>({ phase: 'loading' })
  const draft = openUserDraft(core, `question.${params.id}.${params.key}`, isDraft)
  /** What was asked here: a list that was on its way meanwhile does not have it. */
  const asked: LessonQuestion[] = []
  const showReady = (questions: readonly LessonQuestion[]) => {
    const missing = asked.filter(({ id }) => questions.every((question) => question.id !== id))
    $state.set({ phase: 'ready', questions: [...missing, ...questions] })
  }
  return {
    $state,
    typed: draft.read()?.text ?? '',
    async load() {
      $state.set({ phase: 'loading' })
      try {
        showReady(await core.query(listLessonQuestions, { params }).refresh())
      } catch (error) {
        $state.set({ phase: 'failed', message: isCallError(error) ? error.message : '' })
      }
    },
    keep: (text) => draft.write({ text }),
    async ask(text) {
      const submission = submissionOf(text, draft.read()?.submission)
      draft.write({ text, submission })
      try {
        const body = { text }
        asked.unshift(
          await core.call(askLessonQuestion, { params, body }, { idempotencyKey: submission.key }),
        )
        draft.clear()
        const state = $state.get()
        showReady(state.phase === 'ready' ? state.questions : [])
        return null
      } catch (error) {
        const problem = isCallError(error) ? error.fields?.text : undefined
        if (problem === undefined) core.report(error)
        return problem
      }
    },
  }
}
