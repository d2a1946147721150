import {
  check,
  type InferOutput,
  integer,
  maxValue,
  minValue,
  number,
  object,
  optional,
  pipe,
  string,
  trim,
} from 'valibot'
import { rowId } from '../row-id'
import { atMost } from '../text-length'
import type { GuideErrorCode } from './errors'

const code = (value: GuideErrorCode): GuideErrorCode => value

export const appraisalContentMax = 200
export const appraisalScores = [1, 2, 3, 4, 5] as const

/** What a visitor thinks of a site: 1 to 5, and a few words if they like. */
export const appraisal = object({
  navInfoId: rowId(),
  score: pipe(
    number(code('APPRAISAL_SCORE_REQUIRED')),
    integer(code('APPRAISAL_SCORE_REQUIRED')),
    minValue(1, code('APPRAISAL_SCORE_REQUIRED')),
    maxValue(5, code('APPRAISAL_SCORE_REQUIRED')),
  ),
  content: optional(
    pipe(string(), trim(), check(atMost(appraisalContentMax), code('APPRAISAL_TOO_LONG'))),
    '',
  ),
})
export type Appraisal = InferOutput<typeof appraisal>
