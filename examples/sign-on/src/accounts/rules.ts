import { commonPasswords } from './common-passwords'

export const nameLength = { min: 2, max: 20 }
export const passwordLength = { min: 8, max: 128 }

export type NameFault = 'nameMissing' | 'nameLength' | 'nameCharacters'
export type PasswordFault =
  | 'passwordMissing'
  | 'passwordShort'
  | 'passwordLong'
  | 'passwordDigits'
  | 'passwordHasName'
  | 'passwordCommon'
export type RepeatFault = 'repeatMissing' | 'repeatDiffers'

/** What was typed, without the blanks a keyboard adds and the invisible characters a copy brings, in one Unicode form. */
export const tidyName = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .trim()

/** Two names with one key are the same name. */
export const nameKey = (name: string): string => tidyName(name).toLowerCase()

const lengthOf = (text: string) => [...text].length

export const nameFault = (name: string): NameFault | null => {
  if (name === '') return 'nameMissing'
  if (!/^[A-Za-z0-9_\p{Script=Han}]+$/u.test(name)) return 'nameCharacters'
  const length = lengthOf(name)
  return length < nameLength.min || length > nameLength.max ? 'nameLength' : null
}

export const passwordFault = (password: string, name: string): PasswordFault | null => {
  const lower = password.normalize('NFKC').toLowerCase()
  if (password === '') return 'passwordMissing'
  if (lengthOf(password) < passwordLength.min) return 'passwordShort'
  if (lengthOf(password) > passwordLength.max) return 'passwordLong'
  if (/^\d+$/.test(lower)) return 'passwordDigits'
  if (name !== '' && lower.includes(nameKey(name))) return 'passwordHasName'
  return isCommon(lower) ? 'passwordCommon' : null
}

/** `password`, `Password1`, `password123!`: a usual tail of digits or signs does not make them safe. */
const isCommon = (lower: string) =>
  commonPasswords.has(lower) ||
  commonPasswords.has(lower.replace(/[\d!@#$%.?*_-]+$/, '')) ||
  new Set(lower).size < 3

export const repeatFault = (repeat: string, password: string): RepeatFault | null => {
  if (repeat === '') return 'repeatMissing'
  return repeat === password ? null : 'repeatDiffers'
}
