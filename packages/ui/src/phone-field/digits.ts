/** A phone number after an edit: its digits, and how many of them are before the caret. */
export interface Edit {
  digits: string
  before: number
}

/** Returns the digits of a text; full-width ones (１３８) count as digits too. */
export const digitsOf = (text: string): string => text.normalize('NFKC').replace(/\D/g, '')

/** Returns digits in groups as numbers are read out: 138 6810 5527. */
export const grouped = (digits: string): string =>
  [digits.slice(0, 3), digits.slice(3, 7), digits.slice(7)].filter(Boolean).join(' ')

/** Returns the position of the caret in the grouped text, with `before` digits on its left. */
export const caretAfter = (before: number): number => before + (before > 3 ? 1 : 0) + (before > 7 ? 1 : 0)

/** A number copied with its country (+86, 0086) is the number without it. */
const withoutCountry = (digits: string): string => {
  const rest = digits.replace(/^(00)?86/, '')
  return digits.length > 11 && rest.length === 11 ? rest : digits
}

/** A number as tables shorten it, 1.38E+10, and more digits at once than one number has: what was meant cannot be known. */
export const isNoNumber = (text: string, previous: string, max: number): boolean => {
  const { length } = withoutCountry(digitsOf(text))
  return /\d[.\d]*e[+\d]/i.test(text.normalize('NFKC')) || (length > max && length > previous.length + 1)
}

/**
 * Reads the input after an edit. Deleting a gap deletes the digit beside it, and a number that is
 * full ignores further digits instead of dropping its last one.
 */
export const readEdit = (text: string, caret: number, previous: string, kind: string, max: number): Edit => {
  const before = digitsOf(text.slice(0, caret)).length
  const all = digitsOf(text)
  const digits = withoutCountry(all)
  if (digits === previous && kind === 'deleteContentBackward' && before > 0)
    return { digits: digits.slice(0, before - 1) + digits.slice(before), before: before - 1 }
  if (digits === previous && kind === 'deleteContentForward')
    return { digits: digits.slice(0, before) + digits.slice(before + 1), before }
  if (digits.length > max && previous.length === max)
    return { digits: previous, before: Math.max(0, before - (digits.length - max)) }
  return {
    digits: digits.slice(0, max),
    before: Math.min(max, Math.max(0, before - (all.length - digits.length))),
  }
}
