import {
  choices,
  type EvaluationAnswer,
  type EvaluationErrorCode,
  type EvaluationField,
} from '@chuhai/contract/evaluation'

/** The chosen options of each question, by its id. */
export type Answers = Readonly<Record<string, readonly number[]>>

/** A broken rule, or what the server said about a question in its own words. */
export type Problem = EvaluationErrorCode | { said: string }
export type Problems = Readonly<Record<string, Problem>>

export const chosenOf = (answers: Answers, { id }: EvaluationField): readonly number[] => answers[id] ?? []

/** The answers after an option was chosen, or is no longer. */
export const choose = (
  answers: Answers,
  field: EvaluationField,
  optionId: number,
  isChosen: boolean,
): Answers => {
  const others =
    field.choicesType === choices.multiple ? chosenOf(answers, field).filter((id) => id !== optionId) : []
  return { ...answers, [field.id]: isChosen ? [...others, optionId] : others }
}

/** What of the answers these questions still know. */
export const keptAnswers = (answers: Answers, fields: readonly EvaluationField[]): Answers =>
  Object.fromEntries(
    fields.map((field) => {
      const kept = field.fcMeasureTreeVOList
        .map(({ id }) => id)
        .filter((id) => answers[field.id]?.includes(id))
      return [field.id, field.choicesType === choices.single ? kept.slice(0, 1) : kept]
    }),
  )

export const isAnswered = (answers: Answers, field: EvaluationField): boolean =>
  chosenOf(answers, field).length > 0

/** Every question is required (specification 5.7). */
export const problemsOf = (answers: Answers, fields: readonly EvaluationField[]): Problems =>
  Object.fromEntries(
    fields
      .filter((field) => !isAnswered(answers, field))
      .map((field) => [field.id, 'EVALUATION_ANSWER_REQUIRED' as const]),
  )

/** What a server's refusal says about single questions; empty where it is about none of them. */
export const refusedProblems = (
  said: Record<string, string> | undefined,
  fields: readonly EvaluationField[],
): Problems =>
  Object.fromEntries(
    fields.flatMap(({ id }) => (said?.[id] ? [[id, { said: said[id] as string }] as const] : [])),
  )

export const bodyOf = (
  answers: Answers,
  fields: readonly EvaluationField[],
): { answers: EvaluationAnswer[] } => ({
  answers: fields.map((field) => ({ fieldId: field.id, fieldValueIdList: [...chosenOf(answers, field)] })),
})
