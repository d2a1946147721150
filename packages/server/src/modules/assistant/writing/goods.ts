import { asksFor, clausesOf, isLatin, itemsOf, languageNames, manner, patternOf, type Use } from './clauses'
import { labelled } from './labels'

/** What a wish for copy or a title says of goods. */
export interface Goods {
  product: string
  points: string[]
  unmet: string[]
}

const noProduct = new RegExp(
  `^(?:我们?|你们?|您|成|为|这|那|下面|上面|以下|一下|地道|好|公开|请|帮|写|改|润色|优化|拟|起)|站$|买家$|客户$|(?:${languageNames})$`,
)

/** The product that an instruction names: 为露营灯写…, 写一段露营灯的文案, copy for our camping lamp. */
const productIn = (instruction: string, { asks }: Use): string => {
  const forms = [
    /(?:为|给|替)(.{2,30}?)(?:写|拟|起|改|优化|设计)/,
    new RegExp(
      `(?:写|拟|起|改|优化|润色)(?:[一几两三\\d]*\\s*[个段条份篇封组句])?(.{2,30}?)的?(?:${patternOf(asks)})`,
      'i',
    ),
    new RegExp(`^(\\p{Script=Han}.{1,20}?)的?(?:${patternOf(asks)})$`, 'iu'),
    /\b(?:for|of) (?:an?|the|our|my|this) ([^,.;:\n]{2,60})/i,
  ]
  const found = forms.map((form) => form.exec(instruction)?.[1]?.trim() ?? '')
  return found.find((product) => product !== '' && !noProduct.test(product)) ?? ''
}

/** Cuts a wish into what it asks for and what that is about, which a line of its own sets apart. */
const cut = (text: string): { instruction: string; material: string; isApart: boolean } => {
  const line = text.indexOf('\n')
  const at = line >= 0 ? line : text.search(/[：:](?!\/\/)/)
  if (at < 0) return { instruction: text, material: '', isApart: false }
  return { instruction: text.slice(0, at), material: text.slice(at + 1), isApart: line >= 0 }
}

/** Of a title without commas the first two words are the product, and each further one is a point. */
const splitTitle = (title: string): string[] => {
  const words = title.split(/\s+/)
  return isLatin(title) && words.length > 3 ? [words.slice(0, 2).join(' '), ...words.slice(2)] : [title]
}

export const readGoods = (text: string, use: Use, market: string): Goods => {
  const { instruction, material, isApart } = cut(text)
  const isContent = (clause: string) => !manner.test(clause) && (market === '' || !clause.includes(market))
  const asked = clausesOf(instruction)
  const told = clausesOf(material)
  // A single clause has its points between enumeration commas.
  const goods = told.length === 1 ? itemsOf(material) : told
  const unmet = [...asked, ...(isApart ? [] : told)].filter(
    (clause) => manner.test(clause) && asksFor(clause, use) < 0,
  )
  const instructed = productIn(asked[0] ?? '', use)
  const product = labelled(text, 'product') || instructed
  const points = labelled(text, 'points')
  if (labelled(text, 'product') !== '' || points !== '')
    return { product, points: itemsOf(points).filter(isContent), unmet }
  const rest = [...asked.slice(1).filter(isContent), ...(isApart ? goods : goods.filter(isContent))]
  if (instructed !== '') return { product, points: rest, unmet }
  const [first = '', ...others] = rest.length === 1 ? splitTitle(rest[0] ?? '') : rest
  return { product: first, points: others, unmet }
}
