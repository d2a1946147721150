import type { ActivityErrorCode } from '@chuhai/contract/activity'
import { type SignUp, type SignUpField, signUpFields, signUpForActivity } from '@chuhai/contract/activity'
import { brokenRule } from '@chuhai/contract/rule'
import {
  type Core,
  createFormFields,
  type Delay,
  isAbortError,
  isCallError,
  openUserDraft,
} from '@chuhai/core'
import { atom } from 'nanostores'

export type SignUpValues = Record<SignUpField, string>
export type SignUpProblems = { [field in SignUpField]?: ActivityErrorCode }

export interface SignUpState {
  phase: 'filling' | 'sending'
  values: SignUpValues
  problems: SignUpProblems
  /** Why nothing has arrived; `ended` where nothing tries again. */
  delay?: Delay | 'ended'
  /** What the server has refused, in the visitor's language. */
  refusal?: string
  /** Whether the last place went to somebody else meanwhile. */
  isFull: boolean
}

const fields = ['name', 'phone', 'company'] as const
/** A submit can be repeated after this time; a place is taken once, however often it arrives. */
const timeoutMs = 20_000
const nameMax = 20

const isValues = (stored: unknown): stored is SignUpValues =>
  fields.every((field) => typeof (stored as Partial<SignUpValues> | null)?.[field] === 'string')

/** Returns the visitor's name, unless it is too long, and the selected organisation. */
const knownOf = ({ session, organisation }: Core): SignUpValues => {
  const user = session.$user.get()
  const name = user?.userName ?? ''
  const orgId = organisation.$orgId.get()
  const company = user?.userOrgInfoList.find((one) => one.orgId === orgId)?.orgName ?? ''
  return { name: [...name].length <= nameMax ? name : '', phone: '', company }
}

/** The form of a sign-up for one activity; what is typed survives a reload. */
export const createSignUpStore = (core: Core, activityId: number, onSignedUp: (signUp: SignUp) => void) => {
  const draft = openUserDraft(core, `activity.${activityId}`, isValues)
  const $state = atom<SignUpState>({
    phase: 'filling',
    values: draft.read() ?? knownOf(core),
    problems: {},
    isFull: false,
  })
  const { change, validate, check } = createFormFields<SignUpValues, SignUpProblems>({
    read: () => ($state.get().phase === 'filling' ? $state.get() : null),
    write: (next) => $state.set({ ...$state.get(), ...next }),
    problemOf: (values, field) =>
      brokenRule(signUpFields[field], values[field]) as ActivityErrorCode | undefined,
    onChange: (values) => draft.write(values),
  })

  /** Resolves to the first invalid field, or null. */
  const submit = async (waits: boolean): Promise<SignUpField | null> => {
    const { phase, values, isFull } = $state.get()
    if (phase === 'sending') return null
    const invalid = check(fields)
    if (invalid) return invalid
    $state.set({ phase: 'sending', values, problems: {}, isFull })
    const showDelay = (delay: Delay) => $state.set({ ...$state.get(), delay })
    try {
      const input = { params: { id: activityId }, body: { ...values, waits } }
      const signUp = await core.call(signUpForActivity, input, { timeoutMs, onDelay: showDelay })
      draft.clear()
      $state.set({ phase: 'filling', values, problems: {}, isFull: false })
      onSignedUp(signUp)
    } catch (error) {
      const filling = { phase: 'filling', values, problems: {}, isFull } as const
      if (isAbortError(error)) $state.set(filling)
      else if (isCallError(error) && error.code === 'ACTIVITY_FULL') $state.set({ ...filling, isFull: true })
      else if (isCallError(error) && error.httpStatus >= 400 && error.httpStatus < 500)
        $state.set({ ...filling, refusal: error.message })
      else $state.set({ ...filling, delay: 'ended' })
    }
    return null
  }
  return { $state, change, validate, submit }
}

export type SignUpStore = ReturnType<typeof createSignUpStore>
