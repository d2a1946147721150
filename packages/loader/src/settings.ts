import { tagChoices } from '@chuhai/contract/embed'
import { ownOptions } from '@chuhai/ui/element'
import type { ChuhaiSettings } from './page-api'

/** What a page may set on the script tag (`data-…`) and later with `Chuhai('set', {…})`. */
export interface Settings extends ChuhaiSettings {
  /** The origin that serves the widgets and the API. */
  base: string
}

export type Setting = keyof ChuhaiSettings

/** Warns a page's developer what is wrong and what to do. */
export type Warn = (text: string) => void

/** Without a prototype: names come from the page. */
const choices: Partial<Record<string, readonly string[]>> = ownOptions(tagChoices)

const isWhole = (value: unknown): boolean => /^\d{1,4}$/.test(value as string)

/** The portal's origin: the one that was asked for, or with a warning the script's own. */
export const baseOf = (asked: string | null, own: string, warn: Warn): string => {
  const [, origin] = /^(https?:\/\/[^/?#\s]+)\/?$/.exec(asked ?? own) ?? []
  if (!origin) warn(`base "${asked}" is not an origin such as ${own}.`)
  return origin ?? own
}

/** `settings` with the changes that are valid; each of the others is left out with a warning. */
export const changeSettings = (
  settings: Settings,
  changes: Record<string, unknown>,
  warn: Warn,
): Settings => {
  const next: Record<string, unknown> = ownOptions({ ...settings })
  for (const [name, value] of Object.entries(changes)) {
    const known = choices[name]
    if (name === 'offset') {
      if (isWhole(value)) next.offset = Number(value)
      else warn(`offset "${value}" is not a number of pixels.`)
    } else if (known?.includes(value as string)) {
      next[name] = value
    } else {
      const problem = known ? `${name} "${value}" is not known` : `no setting "${name}"`
      warn(`${problem}. Use one of: ${(known ?? [...Object.keys(choices), 'offset']).join(', ')}.`)
    }
  }
  return next as unknown as Settings
}
