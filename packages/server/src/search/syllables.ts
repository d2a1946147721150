import { pinyin } from 'pinyin-pro'

const isSyllable = (syllable: string | undefined): syllable is string => /^[a-z]+$/.test(syllable ?? '')

/**
 * Returns the readings of Chinese characters in context without tones; an unknown one is its own reading. Import this
 * module dynamically, because the readings of all characters take memory.
 */
export const syllablesOf = (text: string): [sign: string, syllable: string][] => {
  const signs = text.match(/\p{Script=Han}/gu) ?? []
  const syllables = pinyin(signs.join(''), { toneType: 'none', type: 'array', v: true })
  return signs.map((sign, index) => {
    const syllable = syllables[index]
    return [sign, isSyllable(syllable) ? syllable : sign]
  })
}
