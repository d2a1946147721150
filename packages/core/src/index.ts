export { loadOnce, ownOptions } from '@chuhai/host-page'
export type { Call, CallOptions } from './calls/call'
export {
  CallError,
  type CallErrorCode,
  isAbortError,
  isCallError,
  isNotFound,
  isUnauthorized,
  type LocalErrorCode,
} from './calls/call-error'
export type { Delay } from './calls/delay'
export type { Core, CoreOptions } from './core'
export { createCore } from './create-core'
export type { Draft, Drafts } from './drafts/drafts'
export { openUserDraft } from './drafts/user-draft'
export {
  createFormFields,
  type FormFields,
  type FormFieldsOptions,
  findProblems,
  firstInvalid,
  type Submission,
  submissionOf,
} from './form/form'
export type { LocaleStore } from './locale/locale'
export type { Notice, NoticeKind, Notices } from './notices/notices'
export type { Organisation } from './organisation/organisation'
export type { QueryOf } from './queries/queries'
export type { QueryState, QueryStore } from './queries/query'
export { randomKey } from './random-key'
export { createScope, type Scope } from './scope/scope'
export type { Session } from './session/session'
export { requireSignOn, type SignOnRequirement } from './sign-on/require-sign-on'
export {
  type AfterSignOn,
  type SignOn,
  type SignOnMode,
  type SignOnRequest,
  signOnDraft,
} from './sign-on/sign-on'
export type { StorageLike } from './storage/safe-storage'
export type { ThemeStore } from './theme/theme'
export { createTrack, type PageVisit, type Track, type TrackOptions, trackedPath } from './track/track'
