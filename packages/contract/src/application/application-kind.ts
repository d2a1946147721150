import * as v from 'valibot'
import { endpoint } from '../endpoint'
import type { ErrorCode } from '../errors'
import { wholeNumber } from '../fields'
import { applicationEntries } from './application'
import { type ApplicationErrorCode, applicationErrors } from './errors'
import { attachment, type Field, type FieldValue, type Words } from './fields'

type Fields = Record<string, Field>

/** Some fields that are filled in together. */
export interface Step {
  key: string
  label: Words
  fields: Fields
}

/** Values of a form by field, as far as they are filled in. */
export type Values = Record<string, FieldValue>

/** What is wrong with which field. */
export type Problems = { [field in string]?: ErrorCode }

interface Declaration {
  /** Where its calls are: `/application/{key}`. */
  key: string
  /** What its calls are named after: `ProviderApplication`. */
  noun: string
  /** What it is called in Chinese. */
  label: string
  steps: readonly Step[]
  /** The field that names an application in lists. */
  titleField: string
  /** Where it applies for one of several things: what they are, how one is named in a call, and why one may be closed. */
  subject?: {
    label: string
    id: v.GenericSchema<string, string>
    refusals: readonly ErrorCode[]
    /** Whether each asks for documents of its own, beside the fields of the kind. */
    asksForMore?: boolean
  }
  /** Whether one may begin with what the applicant filled in the last time, for another subject. */
  beginsWithLast?: boolean
  /** Whether it is a person's own, whichever organisation is selected. */
  isPersonal?: boolean
  /** The version of the terms that an applicant agrees to. */
  termsVersion: string
  /** Rules across fields; called only with values that keep the rules of their fields. */
  check?(values: Values): Problems
}

/** What a field may hold that only some subjects have: documents, or the day on one. */
const furtherField = v.union([
  v.pipe(v.array(attachment), v.maxLength(20)),
  v.pipe(v.string(), v.maxLength(10)),
])

const version = wholeNumber(0, 1_000_000)

const stepErrors: readonly ApplicationErrorCode[] = [
  'APPLICATION_UNDER_REVIEW',
  'APPLICATION_ACCEPTED',
  'APPLICATION_CHANGED_ELSEWHERE',
]

const fieldErrors = (Object.keys(applicationErrors) as ApplicationErrorCode[]).filter(
  (code) => applicationErrors[code].status === 422,
)

const organisationCodes = [
  'ORG_SOCIAL_CODE_REQUIRED',
  'ORG_SOCIAL_CODE_LENGTH',
  'ORG_SOCIAL_CODE_LETTER',
  'ORG_SOCIAL_CODE_INVALID',
] as const satisfies ErrorCode[]

/* @__NO_SIDE_EFFECTS__ */
const fieldsOf = (steps: readonly Step[]): Fields => Object.assign({}, ...steps.map((step) => step.fields))

/**
 * Declares a kind of application: what a visitor fills in, step by step, and hands in for review. Calls, checks, what
 * operators see and the page on the portal derive from here.
 */
/* @__NO_SIDE_EFFECTS__ */
export const applicationKind = (declaration: Declaration) => {
  const { key, noun, label, steps, termsVersion, check, subject: applied } = declaration
  const fields = fieldsOf(steps)
  const valuesOf = <const E extends v.ObjectEntries>(entries: E) =>
    applied?.asksForMore ? v.objectWithRest(entries, furtherField) : v.object(entries)
  const entriesOf = <Value>(schema: (field: Field) => v.GenericSchema<unknown, Value>) =>
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, schema(field)]))

  /** Where subjects ask for more or less, what is optional may be left out. */
  const ruleOf = ({ rule, isOptional, empty }: Field): v.GenericSchema<unknown, FieldValue> =>
    applied?.asksForMore && isOptional ? v.optional(rule, empty) : rule
  /** Everything, by its rules. */
  const form: v.GenericSchema<Values, Values> = v.pipe(
    valuesOf(entriesOf(ruleOf)) as v.GenericSchema<Values, Values>,
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed || !check) return
      const input = dataset.value as Values
      for (const [name, message] of Object.entries(check(input)))
        addIssue({
          message,
          path: [{ type: 'object', origin: 'value', input, key: name, value: input[name] }],
        })
    }),
  )
  /** As much as there is. */
  const draft = valuesOf(entriesOf(({ draftRule }) => v.optional(draftRule))) as v.GenericSchema<
    Partial<Values>
  >
  const subject = { subject: applied?.id ?? v.optional(v.literal(''), '') }
  const application = v.object({
    ...applicationEntries,
    /** What was submitted last. */
    submitted: v.nullable(draft),
    /** What was saved since. */
    draft: v.nullable(draft),
    /** What was submitted the last time for another subject; null where there is none, or something is filled in already. */
    last: v.optional(v.nullable(draft)),
  })
  const path = `/application/${key}` as const
  const unknownSubject: readonly ErrorCode[] = applied ? ['NOT_FOUND'] : []

  return {
    ...declaration,
    fields,
    form,
    application,
    /** The caller's application, for the chosen organisation unless it is personal; an empty one before anything was saved. */
    get: endpoint({
      access: 'user',
      name: `get${noun}`,
      summary: `我的${label}`,
      method: 'GET',
      path,
      query: v.object(subject),
      answer: application,
      errors: unknownSubject,
    }),
    /** Saves what is filled in so far. What was saved elsewhere since `revision` is never overwritten. */
    save: endpoint({
      access: 'user',
      name: `save${noun}`,
      summary: `保存${label}`,
      method: 'PUT',
      path: `${path}/draft`,
      body: v.object({ ...subject, version, revision: version, values: draft }),
      answer: v.object({ revision: v.number(), savedAt: v.string() }),
      errors: [...stepErrors, ...unknownSubject, 'APPLICATION_FILE_UNKNOWN'],
    }),
    /** Hands everything in for review, the first time or again. */
    submit: endpoint({
      access: 'user',
      name: `submit${noun}`,
      summary: `提交${label}`,
      method: 'POST',
      path,
      idempotent: true,
      body: v.object({
        ...subject,
        version,
        termsVersion: v.literal(termsVersion, 'APPLICATION_TERMS_REQUIRED' satisfies ErrorCode),
        values: form,
        /** Where no place is free: whether to wait for one instead of being refused. */
        waits: v.optional(v.boolean(), false),
      }),
      answer: application,
      errors: [
        ...stepErrors,
        ...fieldErrors,
        ...organisationCodes,
        ...unknownSubject,
        ...(applied?.refusals ?? []),
        'APPLICATION_CHANGED_TOO_OFTEN',
      ],
    }),
    /** Takes it back before it is decided, or instead of mending it. */
    withdraw: endpoint({
      access: 'user',
      name: `withdraw${noun}`,
      summary: `撤回${label}`,
      method: 'POST',
      path: `${path}/withdraw`,
      idempotent: true,
      body: v.object({ ...subject, version }),
      answer: application,
      errors: [
        'NOT_FOUND',
        'APPLICATION_NOT_SUBMITTED',
        'APPLICATION_ACCEPTED',
        'APPLICATION_CHANGED_ELSEWHERE',
        'APPLICATION_CHANGED_TOO_OFTEN',
      ],
    }),
  }
}

/** A kind with any fields. */
export type ApplicationKind = ReturnType<typeof applicationKind>

/** Returns a kind with the steps and the rules of one of its subjects; its calls stay. */
/* @__NO_SIDE_EFFECTS__ */
export const withSteps = (
  kind: ApplicationKind,
  steps: readonly Step[],
  check: (values: Values) => Problems,
): ApplicationKind => ({ ...kind, steps, fields: fieldsOf(steps), check })

/** The caller's application of any kind, with its draft and history. */
export type Application = v.InferOutput<ApplicationKind['application']>
