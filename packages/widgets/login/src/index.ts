'use client'

export { ChuhaiProvider, type ChuhaiProviderProps } from './ChuhaiProvider'
export { LoginArea, type LoginAreaProps } from './LoginArea'
export { Notices, type NoticesProps } from './Notices'
export type { AccountItem } from './parts/AccountMenu'
export { SignOn } from './SignOn'
export type { SignOnProps } from './sign-on/SignOnDialogs'
export type {
  Provider,
  SignOnPhase,
  SignOnProblem,
  SignOnState,
} from './sign-on/state'
export { createSignOnStore, type SignOnStore, type SignOnStoreOptions } from './sign-on/store'
export { signOutHere } from './sign-out'
