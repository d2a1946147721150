import type { ErrorCode } from '@chuhai/contract'
import { errorTable } from '@chuhai/contract'
import { type ApplicationKind, problemsOf, restoreSecrets, type Values } from '@chuhai/contract/application'
import { brokenRule, cleaned } from '@chuhai/contract/rule'
import type { Db } from '../../database/db'
import { ApiError } from '../../http/api-error'
import { type Entry, findLast, type Owner } from './records'

/** The refusal of a form, with what is wrong at each field. */
export const refusedFields = (problems: Record<string, ErrorCode>): ApiError => {
  const [first = 'REQUEST_INVALID'] = Object.values(problems)
  return new ApiError(first, {
    fields: (locale) =>
      Object.fromEntries(
        Object.entries(problems).map(([name, code]) => [`values.${name}`, errorTable[code][locale]]),
      ),
  })
}

/** Returns a form by the fields that its subject asks for; throws where it breaks one of their rules. */
export const completeForm = (asked: ApplicationKind, values: Partial<Values>): Values => {
  const given = Object.fromEntries(
    Object.entries(asked.fields).map(([name, { rule, empty }]) => [
      name,
      cleaned(rule, values[name] ?? empty),
    ]),
  )
  const problems = Object.entries(problemsOf(asked, given)).flatMap(([name, code]) =>
    code ? [[name, code] as const] : [],
  )
  if (problems.length > 0) throw refusedFields(Object.fromEntries(problems))
  return given
}

/** Returns what a draft has of the fields that its subject asks for. */
export const draftForm = ({ fields }: ApplicationKind, values: Partial<Values>): Partial<Values> =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => {
      const field = fields[name]
      return field !== undefined && brokenRule(field.draftRule, value) === undefined
    }),
  )

/** Returns values with the secrets that were saved before, where the page has their ends alone. */
export const withSecrets = async (
  kind: ApplicationKind,
  values: Partial<Values>,
  { draft, current }: Entry,
  owner: Owner,
  db: Db,
): Promise<Partial<Values>> => {
  const last = kind.beginsWithLast ? await findLast(db, owner) : null
  return restoreSecrets(kind, values, [draft?.values, current?.values, last])
}
