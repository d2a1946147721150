import { customPinyin } from 'pinyin-pro'
import { syllablesOf } from '../../search/syllables'

/** Names whose reading differs from that of the single characters. */
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

/** Returns the pinyin of a school's names without tones, in full and as initials. */
export const readingsOf = (
  name: string,
  otherNames: readonly string[],
): { pinyin: string; initials: string } => {
  const read = syllablesOf(name)
  const inName = new Map(read)
  // A short name is read like the full one: 厦 in 厦大 as in 厦门大学, not as shà.
  const others = otherNames.map((other) =>
    syllablesOf(other).map(([sign, syllable]) => inName.get(sign) ?? syllable),
  )
  const words = [read.map(([, syllable]) => syllable), ...others]
  return {
    pinyin: words.map((syllables) => syllables.join('')).join(' '),
    initials: words.map((syllables) => syllables.map((syllable) => syllable.charAt(0)).join('')).join(' '),
  }
}
