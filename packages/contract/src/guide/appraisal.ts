import * as v from 'valibot'
import { rowId } from '../fields'
import { optionalText } from '../text-fields'
import type { GuideErrorCode } from './errors'

const code = (value: GuideErrorCode): GuideErrorCode => value

/** Characters of an appraisal. */
export const appraisalContentMax = 200
/** The scores a visitor can give, 5 is the best. */
export const appraisalScores = [1, 2, 3, 4, 5] as const

/** What a visitor thinks of a site: 1 to 5, and a few words if they like. */
export const appraisal = v.object({
  navInfoId: rowId(),
  score: v.pipe(
    v.number(code('APPRAISAL_SCORE_REQUIRED')),
    v.integer(code('APPRAISAL_SCORE_REQUIRED')),
    v.minValue(1, code('APPRAISAL_SCORE_REQUIRED')),
    v.maxValue(5, code('APPRAISAL_SCORE_REQUIRED')),
  ),
  content: v.optional(optionalText(appraisalContentMax, 'APPRAISAL_TOO_LONG'), ''),
})
/** The appraisal of a site as the server has checked it. */
export type Appraisal = v.InferOutput<typeof appraisal>
