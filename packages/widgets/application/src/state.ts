import type { Application, Values } from '@chuhai/contract/application'
import { type Core, type Delay, openUserDraft, type Submission } from '@chuhai/core'
import type { FormProblems } from './form'

export interface FormState {
  /** Beyond the steps of the kind everything is confirmed. */
  step: number
  values: Values
  problems: FormProblems
  hasAgreed: boolean
  isSending: boolean
  /** Why what is being sent has no answer yet. */
  delay?: Delay | undefined
}

export interface FillingView {
  phase: 'filling'
  application: Application
  form: FormState
}

export type ApplicationView =
  | { phase: 'loading' }
  | { phase: 'failed' }
  /** There is nothing to apply for. */
  | { phase: 'unknown' }
  /** Where it stands; nothing is being filled in. */
  | { phase: 'shown'; application: Application; isSending: boolean; delay?: Delay }
  | FillingView

/** What the browser keeps beside the draft of the server. */
interface LocalDraft {
  values: Partial<Values>
  version: number
  revision: number
  step: number
  submission?: Submission | undefined
}

const isLocalDraft = (stored: unknown): stored is LocalDraft =>
  typeof (stored as LocalDraft | null)?.values === 'object' && typeof (stored as LocalDraft).step === 'number'

export const openLocalDraft = (core: Core, name: string) => openUserDraft(core, name, isLocalDraft)
