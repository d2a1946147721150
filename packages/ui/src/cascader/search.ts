import type { CascaderOption } from './tree'

export type Path = readonly CascaderOption[]

/** How many paths are shown at once. */
export const shownResults = 60

const plain = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .toLowerCase()
const wordsOf = (query: string) =>
  plain(query)
    .split(/[\s/]+/)
    .filter(Boolean)

/** The first character of each letter in the order of pinyin, which every browser sorts by. */
const firsts = '阿八擦搭鹅发旮哈丌咖垃妈拿哦趴七然仨他挖夕丫匝'
const letters = 'abcdefghjklmnopqrstwxyz'

/** Characters that names of places read otherwise than the order does: 重庆, 长沙, 厦门, 番禺, 单县. */
const inPlaces: Record<string, string> = { 重: 'c', 长: 'c', 厦: 'x', 番: 'p', 单: 's' }

/** Returns the letters that the pinyin of a name begins with (余姚市 is yys), or nothing where the order is unknown. */
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

/** A path may end at a leaf, or where everything below is optional. */
const endings = (options: readonly CascaderOption[], optionalFrom: number, above: Path = []): Path[] =>
  options.flatMap((option) => {
    const path = [...above, option]
    const below = option.children?.length ? endings(option.children, optionalFrom, path) : []
    return !below.length || path.length >= optionalFrom ? [path, ...below] : below
  })

/** Finds whole paths by the names on them or, for Latin letters, by the first letters of their pinyin. */
export const createSearch = (options: readonly CascaderOption[], optionalFrom: number) => {
  const initials = createInitials()
  const labels = new Map<CascaderOption, string>()
  const labelOf = (option: CascaderOption) => {
    const label = labels.get(option) ?? plain(option.label)
    labels.set(option, label)
    return label
  }
  const letters = new Map<CascaderOption, string>()
  const lettersOf = (option: CascaderOption) => {
    const found = letters.get(option) ?? initials(option.label)
    letters.set(option, found)
    return found
  }
  const matches = (option: CascaderOption, word: string) =>
    labelOf(option).includes(word) || (/^[a-z\d]+$/.test(word) && lettersOf(option).startsWith(word))
  let paths: Path[] | undefined
  return (query: string): Path[] => {
    const words = wordsOf(query)
    const last = words.at(-1)
    if (last === undefined) return []
    paths ??= endings(options, optionalFrom)
    const found = paths.filter((path) => words.every((word) => path.some((option) => matches(option, word))))
    // What is named itself comes before what only lies below it.
    const rank = (path: Path) => {
      const own = path.at(-1)
      if (!own || !matches(own, last)) return 2
      return labelOf(own).startsWith(last) ? 0 : 1
    }
    return found
      .map((path, order) => ({ path, order, rank: rank(path) }))
      .sort((one, two) => one.rank - two.rank || one.order - two.order)
      .map(({ path }) => path)
  }
}
