/** How a check ended. */
export type Verdict = 'passed' | 'failed' | 'skipped'

/** What one check has found. */
export interface CheckResult {
  /** The name of a call of the contract, or `server` for what holds of all calls. */
  subject: string
  check: string
  verdict: Verdict
  /** What holds, what is wrong, or why it was not checked. */
  reason: string
}

/** What a check says of its subject. */
export type Outcome = Pick<CheckResult, 'verdict' | 'reason'>

export const passed = (reason: string): Outcome => ({ verdict: 'passed', reason })
export const skipped = (reason: string): Outcome => ({ verdict: 'skipped', reason })

/** Thrown where a server is not as the contract says. */
export class Failure extends Error {}

export const fail = (reason: string): never => {
  throw new Failure(reason)
}
