import * as v from 'valibot'
import { place } from '../place'
import { optionalLine, phoneNumber, requiredLine } from '../text-fields'

/** What somebody says of themselves to sign up for an activity; the messages are codes of `activityErrors`. */
export const signUpFields = {
  name: requiredLine(20, 'ACTIVITY_NAME_REQUIRED', 'ACTIVITY_NAME_TOO_LONG'),
  phone: phoneNumber(/^1\d{10}$/, 'ACTIVITY_PHONE_REQUIRED', 'ACTIVITY_PHONE_INVALID'),
  company: v.optional(optionalLine(100, 'ACTIVITY_COMPANY_TOO_LONG'), ''),
}
const signUpForm = v.object(signUpFields)
/** A form of a sign-up that keeps the rules. */
export type SignUpForm = v.InferOutput<typeof signUpForm>
/** The name of a field of the form. */
export type SignUpField = keyof SignUpForm

/** The caller's place at one time that an activity takes place; `fee` in fen, times in ISO 8601. */
export const signUp = v.object({
  activityId: v.number(),
  /** Names this time of it, of which a place is ordered: an activity may be held again. */
  sessionId: v.number(),
  title: v.string(),
  startsAt: v.string(),
  endsAt: v.string(),
  /** The city and the place. */
  venue: v.string(),
  fee: v.number(),
  isCancelled: v.boolean(),
  name: v.string(),
  phone: v.string(),
  company: v.string(),
  signedUpAt: v.string(),
  /** When they came; null before that. */
  checkedInAt: v.nullable(v.string()),
  place,
  /** The order of the place; null where there is none. */
  orderNumber: v.nullable(v.string()),
})
/** The caller's place at an activity. */
export type SignUp = v.InferOutput<typeof signUp>

/** The body of a sign-up: the form, and whether it may end on the waiting list. */
export const signUpBody = v.object({ ...signUpFields, waits: v.boolean() })
