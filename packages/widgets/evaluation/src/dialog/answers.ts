import {
  choices,
  type EvaluationAnswer,
  type EvaluationErrorCode,
  type EvaluationField,
} from '@chuhai/contract/evaluation'

/** The chosen options of each question, by its id. */
export type Answers = Readonly<Record<string, readonly number[]>>

/** A broken rule, or the server's message. */
export type Problem = EvaluationErrorCode | { message: string }
export type Problems = Readonly<Record<string, Problem>>

export const chosenOf = (answers: Answers, { id }: EvaluationField): readonly number[] => answers[id] ?? []

/** Returns the answers after an option was chosen or unchosen. */
export const setAnswer = (
  answers: Answers,
  field: EvaluationField,
  optionId: number,
  isChosen: boolean,
): Answers => {
  const others =
    field.choicesType === choices.multiple ? chosenOf(answers, field).filter((id) => id !== optionId) : []
  return { ...answers, [field.id]: isChosen ? [...others, optionId] : others }
}

/** Returns the answers without options that these questions no longer have. */
export const knownAnswers = (answers: Answers, fields: readonly EvaluationField[]): Answers =>
  Object.fromEntries(
    fields.map((field) => {
      const known = field.fcMeasureTreeVOList
        .map(({ id }) => id)
        .filter((id) => answers[field.id]?.includes(id))
      return [field.id, field.choicesType === choices.single ? known.slice(0, 1) : known]
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

/** Returns the server's messages about single questions. */
export const problemsFromServer = (
  messages: Record<string, string> | undefined,
  fields: readonly EvaluationField[],
): Problems =>
  Object.fromEntries(
    fields.flatMap(({ id }) => (messages?.[id] ? [[id, { message: messages[id] as string }] as const] : [])),
  )

export const bodyOf = (
  answers: Answers,
  fields: readonly EvaluationField[],
): { answers: EvaluationAnswer[] } => ({
  answers: fields.map((field) => ({ fieldId: field.id, fieldValueIdList: [...chosenOf(answers, field)] })),
})
