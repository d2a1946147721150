import { pipe, rawCheck, safeParse, unknown } from 'valibot'
import { readYaml } from '../../content/read-yaml'
import type { ContentSource } from '../../content/source'
import { type RuleSetDocument, ruleSet } from './rule-set'

/** Checked, and left as it is written: without what may be left out. */
const document = pipe(
  unknown(),
  rawCheck(({ dataset, addIssue }) => {
    for (const { message, path } of safeParse(ruleSet, dataset.value).issues ?? [])
      addIssue({ message, path })
  }),
)

/** The rules of a new database. */
export const readRuleSet = (source: ContentSource) =>
  readYaml(source, 'evaluation/rules.yaml', document) as RuleSetDocument
