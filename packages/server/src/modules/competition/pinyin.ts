import { customPinyin } from 'pinyin-pro'
import { syllablesOf } from '../../search/syllables'

/** Places that are read otherwise than the characters alone. */
customPinyin({
  喀什: 'kā shí',
  藏医药: 'zàng yī yào',
  海都: 'hǎi dū',
  华厦: 'huá xià',
  长江学院: 'cháng jiāng xué yuàn',
  长安学院: 'cháng ān xué yuàn',
  长青学院: 'cháng qīng xué yuàn',
  浙大城市: 'zhè dà chéng shì',
})

/** How a school's name and its other names are read: words of their syllables, and words of their initials. */
export const readingsOf = (
  name: string,
  otherNames: readonly string[],
): { pinyin: string; initials: string } => {
  const read = syllablesOf(name)
  const inName = new Map(read)
  // A short name is read as the long one is: 厦大 as 厦门大学, though 厦 alone is a mansion.
  const others = otherNames.map((other) =>
    syllablesOf(other).map(([sign, syllable]) => inName.get(sign) ?? syllable),
  )
  const words = [read.map(([, syllable]) => syllable), ...others]
  return {
    pinyin: words.map((syllables) => syllables.join('')).join(' '),
    initials: words.map((syllables) => syllables.map((syllable) => syllable.charAt(0)).join('')).join(' '),
  }
}
