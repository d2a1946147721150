import {
  array,
  boolean,
  check,
  type InferOutput,
  integer,
  maxValue,
  minValue,
  nullable,
  number,
  object,
  optional,
  picklist,
  pipe,
  string,
  trim,
} from 'valibot'
import { atMost, rowId } from '../fields'
import type { GuideErrorCode } from './errors'

/** Colours of the drawn logos. */
export const logoTints = ['blue', 'orange', 'green', 'sand', 'ink'] as const
export type LogoTint = (typeof logoTints)[number]

/** A piece of a text in which something was looked for. */
export const foundText = array(object({ text: string(), isHit: boolean() }))
export type FoundText = InferOutput<typeof foundText>

/** A site of the guide, as lists show it. */
export const guideSite = object({
  id: number(),
  name: string(),
  /** One or two signs on a tint. */
  logo: object({ mark: string(), tint: picklist(logoTints) }),
  summary: string(),
  /** Where it is on the web. */
  address: string(),
  region: string(),
  tags: array(string()),
  /** Run by an authority, or the platform's own. */
  isOfficial: boolean(),
  firstTypeId: number(),
  secondTypeId: number(),
  /** By the caller; never for a visitor who is not signed in. */
  isSubscribed: boolean(),
  /** With a keyword only: where it was found; neither in name nor summary, a part of the other text in which it stands. */
  found: optional(object({ name: foundText, summary: foundText, text: optional(foundText) })),
})
export type GuideSite = InferOutput<typeof guideSite>

const type = { id: number(), name: string() }

/** The categories of the guide, two levels (specification, section 3); counts are of sites shown. */
export const guideTree = array(
  object({
    ...type,
    summary: string(),
    children: array(object({ ...type, siteCount: number() })),
  }),
)
export type GuideTree = InferOutput<typeof guideTree>

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

/** What visitors think of a site: a mean of 1 to 5 with one decimal, null without any. */
export const appraisals = object({
  count: number(),
  average: nullable(number()),
  /** The caller's own. */
  own: nullable(object({ score: number(), content: string() })),
})
export type Appraisals = InferOutput<typeof appraisals>

/** The page of a site: what it is, how to begin, what to know before; `body` and `note` are Markdown. */
export const guideDetail = object({
  site: guideSite,
  body: string(),
  steps: array(string()),
  note: string(),
  appraisals,
  /** Others of the same second-level category. */
  neighbours: array(guideSite),
})
export type GuideDetail = InferOutput<typeof guideDetail>
