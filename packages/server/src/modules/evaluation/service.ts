import { errorTable } from '@chuhai/contract'
import type { EvaluationAnswer, EvaluationErrorCode, EvaluationField } from '@chuhai/contract/evaluation'
import { typeset } from '../../content/typeset'
import type { Db } from '../../database/db'
import { write } from '../../database/write-rows'
import { ApiError } from '../../http/api-error'
import type { UserCall } from '../../http/context'
import type { Effect } from '../../http/submission'
import { listSiteTraits } from '../guide/service'
import { listCourseTraits } from '../school/service'
import { deduplicateAnswers, validateAnswers } from './answers'
import { evaluate } from './evaluate'
import { readRules } from './rule-sets'
import type { Question, RuleSet } from './rules'
import { exclusiveGuides } from './tables'

const presentField = ({ id, attributeName, choicesType, options }: Question): EvaluationField => ({
  id,
  attributeName,
  choicesType,
  fcMeasureTreeVOList: options.map((option) => ({ id: option.id, measureCn: option.measureCn })),
})

/** Lists the questions of the newest rules (specification 7.3). */
export const listFields = async (db: Db): Promise<EvaluationField[]> => {
  const { rules } = await readRules(db)
  return typeset(rules.questions.map(presentField))
}

/** By priority: changed questions have to be answered again in any case. */
const codes: readonly EvaluationErrorCode[] = [
  'EVALUATION_CHANGED',
  'EVALUATION_ANSWER_REQUIRED',
  'EVALUATION_ONE_ONLY',
]

const requireValidAnswers = (rules: RuleSet, answers: readonly EvaluationAnswer[]): void => {
  const errors = validateAnswers(rules, answers)
  const code = codes.find((one) => [...errors.values()].includes(one))
  if (!code) return
  throw new ApiError(code, {
    fields: (locale) => Object.fromEntries([...errors].map(([id, error]) => [id, errorTable[error][locale]])),
  })
}

/** Saves a personal guide for answers; returns how many sites and courses were compared. */
export const submitAnswers = async (
  answers: readonly EvaluationAnswer[],
  { db, userId, now }: UserCall,
): Promise<Effect<{ siteCount: number; courseCount: number }>> => {
  const { id, rules } = await readRules(db)
  requireValidAnswers(rules, answers)
  const [sites, courses] = await Promise.all([listSiteTraits(db), listCourseTraits(db)])
  const row: typeof exclusiveGuides.$inferInsert = {
    userId,
    ruleSetId: id,
    answers: deduplicateAnswers(answers),
    ...evaluate(rules, answers, sites, courses),
    createdAt: now,
  }
  return {
    answer: { siteCount: sites.length, courseCount: courses.length },
    writes: [write(exclusiveGuides, row)],
    refusals: { guide_exclusive_limit: new ApiError('EVALUATION_TOO_MANY') },
  }
}
