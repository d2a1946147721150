export { type Check, type Code, checks, type FindingText, findings, wordsOf } from './findings'
export { policyOf, signOnHost } from './policy'
export {
  type CheckReport,
  checkReport,
  encodeReport,
  type Finding,
  readReport,
  reportAddress,
} from './report'
export { defaultOffset, tagChoices, tagFiles } from './tag'
