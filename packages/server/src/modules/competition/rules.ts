import { timeWindow } from '@chuhai/contract'
import type { AuditStatus, CompetitionErrorCode } from '@chuhai/contract/competition'
import type { Entry } from './registrations'

type Refusal = CompetitionErrorCode | null

/** Returns why the sign-up is closed, by the time of the server. */
const refusalByWindow = ({ opensAt, closesAt }: Entry['window'], now: Date): Refusal => {
  const phase = timeWindow(now, opensAt, closesAt)
  if (phase === 1) return 'CUP_NOT_OPEN'
  return phase === 3 ? 'CUP_CLOSED' : null
}

const againstEdit: Record<AuditStatus, Refusal> = {
  正在报名: null,
  待审核: 'CUP_UNDER_REVIEW',
  未通过: null,
  已通过: 'CUP_ACCEPTED',
}

/** Returns why the form or the team may not be saved: first by the state of the registration, then by the window. */
export const refusalToEdit = ({ current, window }: Entry, now: Date): Refusal =>
  (current && againstEdit[current.auditStatus]) ?? refusalByWindow(window, now)

const againstWithdrawal: Record<AuditStatus, Refusal> = {
  正在报名: 'CUP_NOT_REGISTERED',
  待审核: null,
  未通过: 'CUP_RESUBMIT',
  已通过: 'CUP_ACCEPTED',
}

/** Returns why a registration may not be withdrawn: only one under review may. */
export const refusalToWithdraw = ({ current, window }: Entry, now: Date): Refusal =>
  (current && againstWithdrawal[current.auditStatus]) ?? refusalByWindow(window, now)

const againstPlan: Record<AuditStatus, Refusal> = {
  正在报名: 'CUP_NOT_REGISTERED',
  待审核: 'CUP_UNDER_REVIEW',
  未通过: 'CUP_RESUBMIT',
  已通过: null,
}

/** Returns why no plan may be added (specification, section 4); it may be added after the window too. */
export const refusalOfPlan = (status: AuditStatus): Refusal => againstPlan[status]
