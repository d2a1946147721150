import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { idInPath } from '../fields'
import { optionalLine, requiredLine } from '../text-fields'

/** The words of consent that a student agrees to who wants to be seen by classmates. */
export const classmateConsentVersion = '2026-11'

/** What a student lets classmates see; the messages are codes of `classmateErrors`. */
export const classmateFields = {
  name: requiredLine(20, 'CLASSMATE_NAME_REQUIRED', 'CLASSMATE_NAME_TOO_LONG'),
  company: v.optional(optionalLine(100, 'CLASSMATE_COMPANY_TOO_LONG'), ''),
}

/** A student of a class as classmates see them. */
export const classmate = v.object({ name: v.string(), company: v.string() })
/** A student of a class as classmates see them. */
export type Classmate = v.InferOutput<typeof classmate>

/** What the caller lets classmates see, null for nothing, and the others who have agreed to be seen. */
export const classmates = v.object({ own: v.nullable(classmate), others: v.array(classmate) })
/** The classmates of a student. */
export type Classmates = v.InferOutput<typeof classmates>

/** The classmates who have agreed to be seen; rejects with `NOT_FOUND` for who has no paid place in the class. */
export const getClassmates = endpoint({
  name: 'getClassmates',
  summary: '同班同学',
  method: 'GET',
  path: '/school/class/{id}/classmates',
  access: 'user',
  params: idInPath(),
  answer: classmates,
  errors: ['NOT_FOUND'],
})

/** Lets classmates see the caller, with a name and a company of their choice; again to change them. */
export const joinClassmates = endpoint({
  name: 'joinClassmates',
  summary: '让同班同学看到我',
  method: 'PUT',
  path: '/school/class/{id}/classmates',
  access: 'user',
  params: idInPath(),
  body: v.object({ ...classmateFields, consentVersion: v.literal(classmateConsentVersion) }),
  answer: classmates,
  errors: ['NOT_FOUND', 'CLASSMATE_NAME_REQUIRED', 'CLASSMATE_NAME_TOO_LONG', 'CLASSMATE_COMPANY_TOO_LONG'],
})

/** Takes that back: classmates see nothing of the caller from then on. */
export const leaveClassmates = endpoint({
  name: 'leaveClassmates',
  summary: '不再让同班同学看到我',
  method: 'DELETE',
  path: '/school/class/{id}/classmates',
  access: 'user',
  params: idInPath(),
  answer: classmates,
  errors: ['NOT_FOUND'],
})
