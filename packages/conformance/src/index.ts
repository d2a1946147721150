export { type ConformanceOptions, checkConformance } from './check-conformance'
export type { CheckResult, Verdict } from './outcome'
export type { ConformanceReport } from './report'
