'use client'

export type { AccountItem } from './account/item'
export { createSignOnFlow, type SignOnFlow, type SignOnFlowOptions } from './flow/flow'
export type { Provider, SignOnPhase, SignOnProblem, SignOnState } from './flow/state'
export { LoginArea, type LoginAreaProps } from './LoginArea'
export { SignOn } from './SignOn'
export type { SignOnProps } from './sign-on-props'
export { signOutHere } from './sign-out'
