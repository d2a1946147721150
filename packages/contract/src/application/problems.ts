import type { ErrorCode } from '../errors'
import { brokenRule } from '../rule'
import type { ApplicationKind, Problems, Values } from './application-kind'

/**
 * Returns every broken rule of some fields; of rules across fields only those between valid ones.
 *
 * @param names The fields that are looked at; all of them unless given.
 * @example
 * problemsOf(classApplications, emptyValues(classApplications), ['phone']) // { phone: 'APPLICATION_TEXT_REQUIRED' }
 */
export const problemsOf = (
  { fields, check }: Pick<ApplicationKind, 'fields' | 'check'>,
  values: Values,
  names: readonly string[] = Object.keys(fields),
): Problems => {
  const broken = Object.entries(fields).flatMap(([name, { rule }]) => {
    const code = brokenRule(rule, values[name])
    return code ? [[name, code as ErrorCode] as const] : []
  })
  const isBroken = new Set(broken.map(([name]) => name))
  const across = Object.entries(check?.(values) ?? {}).filter(([name]) => !isBroken.has(name))
  return Object.fromEntries([...broken, ...across].filter(([name]) => names.includes(name)))
}

/**
 * Returns a form of a kind before anything is filled in.
 *
 * @example
 * const values = { ...emptyValues(classApplications), name: '陈静怡' }
 */
export const emptyValues = ({ fields }: Pick<ApplicationKind, 'fields'>): Values =>
  Object.fromEntries(Object.entries(fields).map(([name, { empty }]) => [name, empty]))
