'use client'

export { LoginArea, type LoginAreaProps } from './LoginArea'
export type { AccountItem } from './parts/AccountMenu'
export { SignOn } from './SignOn'
export type { SignOnProps } from './sign-on/SignOnDialogs'
export type {
  Provider,
  SignOnPhase,
  SignOnProblem,
  SignOnState,
  SignOnStore,
  SignOnStoreOptions,
} from './sign-on/state'
export { createSignOnStore } from './sign-on/store'
export { signOutHere } from './sign-out'
