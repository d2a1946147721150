import { type EvaluationField, submitEvaluation } from '@chuhai/contract/evaluation'
import { isAbortError, isCallError, isUnauthorized, type Submission, submissionOf } from '@chuhai/core'
import { type Answers, bodyOf, keptAnswers, type Problems, problemsOf, refusedProblems } from './answers'
import type { Course } from './course'
import type { Comparison } from './draft'

/** The form, from the first answer to the server's yes; nothing that was chosen is lost on the way. */
export const createSubmitting = (course: Course, onSubmitted: (comparison: Comparison) => void) => {
  const { core, $state, draft, fields, lifetime, gate } = course
  let submission: Submission | undefined

  const fill = (answers: Answers, problems: Problems = {}, isCut = false): void => {
    draft.write({ answers, submission })
    $state.set({ phase: 'filling', answers, problems, isCut })
  }

  const refuse = async (error: unknown, answers: Answers, asked: readonly EvaluationField[]) => {
    if (isCallError(error) && error.code === 'EVALUATION_CHANGED') {
      core.report(error)
      const now = await fields.refresh().catch(() => asked)
      return fill(keptAnswers(answers, now))
    }
    const problems = isCallError(error) ? refusedProblems(error.fields, asked) : {}
    fill(answers, problems, isCallError(error) && error.httpStatus === 0)
    if (!Object.keys(problems).length) core.report(error)
    // The core has asked for sign-on already.
    if (isUnauthorized(error)) gate.resumeWith(submit)
  }

  const send = async (answers: Answers, asked: readonly EvaluationField[]) => {
    const signal = lifetime.signal()
    const body = bodyOf(answers, asked)
    submission = submissionOf(JSON.stringify(body), submission)
    draft.write({ answers, submission })
    $state.set({ phase: 'sending', answers, problems: {} })
    try {
      const { siteCount, courseCount } = await core.call(
        submitEvaluation,
        { body },
        { idempotencyKey: submission.key, signal },
      )
      submission = undefined
      onSubmitted({ siteCount, courseCount, since: Date.now() })
    } catch (error) {
      // The same key goes along with the next try.
      if (!isAbortError(error)) await refuse(error, answers, asked)
    }
  }

  const submit = (): void => {
    const state = $state.get()
    const { data: asked } = fields.$state.get()
    if (state.phase !== 'filling' || !asked) return
    const answers = keptAnswers(state.answers, asked)
    const problems = problemsOf(answers, asked)
    if (Object.keys(problems).length) fill(answers, problems)
    else if (gate.isOpen()) send(answers, asked)
    else {
      gate.resumeWith(submit)
      gate.ask()
    }
  }

  return {
    /** Shows the form with what was chosen before. */
    begin(): void {
      const kept = draft.read()
      submission = kept?.submission
      fill(kept?.answers ?? {})
    },
    fill,
    submit,
  }
}
