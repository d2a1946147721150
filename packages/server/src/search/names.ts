import { isLatin } from './pieces'
import { plainly } from './wording'

/** Synonyms: a search for one finds the other. */
const sameNames = [
  ['亚马逊', 'amazon'],
  ['速卖通', 'aliexpress'],
  ['沃尔玛', 'walmart'],
  ['虾皮', 'shopee'],
  ['来赞达', 'lazada'],
  ['易贝', 'ebay'],
  ['美客多', 'mercado'],
  ['谷歌', 'google'],
  ['脸书', 'facebook'],
] as const

/** A Latin name must start a word: not in `FulfillmentByAmazon`. */
const isIn = (text: string, name: string): boolean =>
  isLatin(name) ? new RegExp(`(?<![a-z\\d])${name}`).test(text) : text.includes(name)

/** Returns the synonyms of names in a text. */
export const otherNames = (text: string): string[] => {
  const plain = plainly(text)
  return sameNames.flatMap((names) =>
    names.some((name) => isIn(plain, name)) ? names.filter((name) => !isIn(plain, name)) : [],
  )
}
