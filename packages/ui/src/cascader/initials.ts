/** The first character of each letter in the order of pinyin, which every browser sorts by. */
const firsts = '阿八擦搭鹅发旮哈丌咖垃妈拿哦趴七然仨他挖夕丫匝'
const letters = 'abcdefghjklmnopqrstwxyz'

/** Characters that names of places read otherwise than the order does: 重庆, 长沙, 厦门, 番禺, 单县. */
const inPlaces: Record<string, string> = { 重: 'c', 长: 'c', 厦: 'x', 番: 'p', 单: 's' }

/** Answers the letters that the pinyin of a name begins with (余姚市 is yys), or nothing where the order is unknown. */
export const createInitials = (): ((name: string) => string) => {
  const order = new Intl.Collator('zh-CN')
  const isKnown = order.resolvedOptions().locale.startsWith('zh')
  const known = new Map<string, string>(Object.entries(inPlaces))
  const letterOf = (character: string): string => {
    const found = known.get(character)
    if (found !== undefined) return found
    let letter = /[a-z0-9]/i.test(character) ? character.toLowerCase() : ''
    if (/\p{Script=Han}/u.test(character))
      for (const [index, first] of [...firsts].entries())
        if (order.compare(first, character) <= 0) letter = letters.charAt(index)
    known.set(character, letter)
    return letter
  }
  return (name) => (isKnown ? [...name].map(letterOf).join('') : '')
}
