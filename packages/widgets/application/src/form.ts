import {
  type Application,
  type ApplicationKind,
  applicationErrors,
  emptyValues,
  type FieldValue,
  problemsOf,
  type Values,
} from '@chuhai/contract/application'
import type { Locale } from '@chuhai/contract/locale'
import { organisationErrors, socialCodeDoubt } from '@chuhai/contract/organisation'
import type { CallError } from '@chuhai/core'

/** A broken rule, a code to be checked, an unfinished upload, or the server's message. */
export type Problem = string | { message: string }
export type FormProblems = { [field in string]?: Problem }

export const uploading = 'UPLOADING'
export const doubtful = 'SOCIAL_CODE_DOUBTFUL'
export const termsField = 'terms'

const texts: Record<string, Record<Locale, string>> = {
  ...applicationErrors,
  ...organisationErrors,
  [doubtful]: socialCodeDoubt,
  [uploading]: { 'zh-CN': '文件正在上传，请稍候', en: 'A file is still being uploaded, please wait' },
}

export const problemText = (problem: Problem | undefined, locale: Locale): string | undefined =>
  typeof problem === 'object' ? problem.message : problem && (texts[problem]?.[locale] ?? problem)

export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** The values an application goes on with: the draft, else what was submitted, else what is known already. */
export const valuesOf = (
  kind: ApplicationKind,
  { draft, submitted }: Pick<Application, 'draft' | 'submitted'>,
  known: Partial<Values>,
): Values => ({ ...emptyValues(kind), ...((draft ?? submitted ?? known) as Values) })

/** Returns what a form takes over from another application: answers to the same questions, without choices that it does not have. */
export const answersOf = (
  { fields }: Pick<ApplicationKind, 'fields'>,
  last: Partial<Values>,
): Partial<Values> =>
  Object.fromEntries(
    Object.entries(last).filter(([name, value]) => {
      const field = fields[name]
      return field !== undefined && (field.type !== 'choice' || field.words?.includes(String(value)))
    }),
  )

/** Returns the values that a browser may keep: no secrets. */
export const withoutSecrets = ({ fields }: Pick<ApplicationKind, 'fields'>, values: Partial<Values>) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !fields[name]?.isSecret))

/** Returns the problems that are left once a field has changed; new ones wait until their field is left. */
export const remainingProblems = (
  kind: ApplicationKind,
  values: Values,
  problems: FormProblems,
  changed: string,
): FormProblems => {
  const rules = problemsOf(kind, values)
  const left = Object.entries(problems).flatMap(([name, problem]) => {
    const isRule =
      typeof problem === 'string' && ![uploading, doubtful].includes(problem) && name in kind.fields
    if (!isRule) return name === changed ? [] : [[name, problem] as const]
    return rules[name] ? [[name, rules[name]] as const] : []
  })
  return Object.fromEntries(left)
}

/** Returns the server's messages by field. */
export const problemsFromServer = ({ fields = {} }: Pick<CallError, 'fields'>): FormProblems =>
  Object.fromEntries(
    Object.entries(fields).map(([path, message]) => [
      path === 'termsVersion' ? termsField : (path.replace(/^values\./, '').split('.')[0] ?? path),
      { message },
    ]),
  )

/** Returns the operator's reasons for fields whose values are still those that were rejected. */
export const openReasons = (application: Application, values: Values): Record<string, string> => {
  const { state, history, submitted } = application
  if (state !== 'rejected') return {}
  const rejected = history.findLast((step) => step.state === 'rejected')?.fields ?? {}
  return Object.fromEntries(
    Object.entries(rejected).filter(([name]) => isSame(values[name], submitted?.[name] as FieldValue)),
  )
}

/** Returns the place of the step that has a field; the last place confirms. */
export const stepOf = ({ steps }: Pick<ApplicationKind, 'steps'>, name: string): number => {
  const found = steps.findIndex(({ fields }) => name in fields)
  return found < 0 ? steps.length : found
}
