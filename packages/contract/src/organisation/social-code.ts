/** The letters I, O, S, V and Z are not used: they are easily mistaken for others. */
const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY'

export const socialCodeLength = 18

/** True when the code is made of the alphabet and its last character fits the others (GB 32100-2015). */
export const hasSocialCodeCheck = (code: string): boolean => {
  const values = Array.from(code, (character) => alphabet.indexOf(character))
  const check = values.pop() ?? -1
  if (check < 0 || values.includes(-1)) return false
  const sum = values.reduce((total, value, index) => total + value * (3 ** index % alphabet.length), check)
  return sum % alphabet.length === 0
}
