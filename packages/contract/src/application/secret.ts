import { isMasked, maskAccount } from './account-mask'
import type { ApplicationKind, Values } from './application-kind'

const secretsOf = ({ fields }: Pick<ApplicationKind, 'fields'>): string[] =>
  Object.keys(fields).filter((name) => fields[name]?.isSecret)

const changeSecrets = <V extends Partial<Values>>(
  kind: Pick<ApplicationKind, 'fields'>,
  values: V,
  change: (value: string, name: string) => string,
): V => {
  const changed = secretsOf(kind).flatMap((name) => {
    const value = values[name]
    return typeof value === 'string' ? [[name, change(value, name)] as const] : []
  })
  return { ...values, ...Object.fromEntries(changed) }
}

/** Returns values as they are shown once they are saved: of a secret its end alone. */
export const maskSecrets = <V extends Partial<Values>>(kind: Pick<ApplicationKind, 'fields'>, values: V): V =>
  changeSecrets(kind, values, maskAccount)

/**
 * Returns values with the secrets that their masks stand for, each from the first of some saved values that has one with that mask;
 * empty where none has.
 */
export const restoreSecrets = (
  kind: Pick<ApplicationKind, 'fields'>,
  values: Partial<Values>,
  saved: readonly (Partial<Values> | null | undefined)[],
): Partial<Values> =>
  changeSecrets(kind, values, (value, name) => {
    if (!isMasked(value)) return value
    const found = saved.map((one) => one?.[name]).find((one) => maskAccount(String(one ?? '')) === value)
    return typeof found === 'string' ? found : ''
  })
