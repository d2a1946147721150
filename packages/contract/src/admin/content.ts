import * as v from 'valibot'
import { adminEndpoint } from '../endpoint'

const report = v.object({
  answerId: v.number(),
  createdAt: v.string(),
  reason: v.string(),
  note: v.string(),
  question: v.string(),
  answer: v.string(),
})
/** A visitor's report of an answer of the assistant, with the question and the reported answer. */
export type Report = v.InferOutput<typeof report>

/** Visitors' reports of answers, the newest first. */
export const listReports = adminEndpoint({
  name: 'listReports',
  summary: '回答举报',
  role: 'agent',
  method: 'GET',
  path: '/admin/reports',
  answer: v.array(report),
})

const ruleSetSummary = v.object({ id: v.number(), createdAt: v.string(), evaluations: v.number() })
/** A version of the rules of the evaluation, and how many evaluations it has made. */
export type RuleSetSummary = v.InferOutput<typeof ruleSetSummary>

/** Rules of the evaluation, the newest first, with the number of evaluations made by each. */
export const listRuleSets = adminEndpoint({
  name: 'listRuleSets',
  summary: '测评规则',
  role: 'viewer',
  method: 'GET',
  path: '/admin/rule-sets',
  answer: v.array(ruleSetSummary),
})
