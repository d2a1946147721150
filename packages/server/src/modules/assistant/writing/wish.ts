import { asksFor, languageNames, type Use } from './clauses'
import { type Goods, readGoods } from './goods'
import { labelled } from './labels'
import { type Letter, readLetter } from './letter'

/** What a wish says, in the visitor's own words; empty where it does not say it. */
export interface Wish extends Goods, Letter {
  market: string
  /** The language that it is to be written in, where the wish names one. */
  language: string
  /** The longest draft, in characters. */
  max: number | null
}

const writingVerbs =
  /写|改|润色|优化|拟|起|回复|回信|回一?封|答复|生成|\b(?:write|draft|improve|polish|optimi[sz]e|reply|answer|rewrite|compose|create|make)\b/i
const information =
  /怎么|怎样|如何|为什么|什么|哪[些个种家里]|多少|多久|几天|是否|吗|\b(?:how|what|why|which|when|where)\b/i
const request = /请(?!问)|帮|替我|给我|\bplease\b/i

/** Whether a text asks about something, and for nothing to be written. */
export const asksAbout = (text: string): boolean => information.test(text)

/** Returns the use that a question asks for first, or null. */
export const findUse = <U extends Use>(question: string, uses: readonly U[]): U | null => {
  if (!writingVerbs.test(question) || (asksAbout(question) && !request.test(question))) return null
  const asked = uses
    .map((use) => ({ use, at: asksFor(question, use) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
  return asked[0]?.use ?? null
}

const countries =
  '美国|英国|德国|法国|意大利|西班牙|荷兰|波兰|瑞典|日本|韩国|加拿大|墨西哥|巴西|澳大利亚|新加坡|马来西亚|泰国|越南|菲律宾|印尼|印度|俄罗斯|沙特|阿联酋|欧洲|北美|东南亚|中东'
const marketForms = [
  new RegExp(
    `((?:亚马逊|速卖通|虾皮|沃尔玛|Amazon|Shopee|Temu|eBay|TikTok Shop)?\\s*(?:${countries})站)`,
    'i',
  ),
  /(?:面向|卖[到给往]|销往|出口到?)\s*([^，。；;,、：:\n]{2,12})/,
  /\b((?:Amazon|eBay|Walmart|Shopee) (?:US|UK|DE|FR|IT|ES|JP|CA|AU|MX))\b/,
  /\b(?:buyers|customers|people|families) in (?:the )?([A-Z][\w ]{1,24})/,
]

const marketIn = (text: string): string =>
  labelled(text, 'market') ||
  marketForms.map((form) => form.exec(text)?.[1] ?? '').find((market) => market !== '') ||
  ''

const maxIn = (text: string): number | null => {
  const found =
    /(?:不超过|最多|不多于|within|under|at most|no more than)\s*(\d{2,3})|(\d{2,3})\s*(?:个?字符?以内|characters)/i.exec(
      text,
    )
  const max = Number(found?.[1] ?? found?.[2])
  return max > 0 ? max : null
}

const languageForms = [
  new RegExp(
    `(?:^|[，。；、\\n]|[用成为写封段条个篇份][^，。：\\n]{0,5}?)(${languageNames})(?=[，。；、\\n写五版]|邮件|回信|文案|标题|描述|$)`,
  ),
  /\b(?:in|into) (German|French|Spanish|Italian|Japanese|Chinese|Dutch|Polish|Portuguese|Korean|Arabic)\b/i,
]

const languageIn = (text: string): string =>
  languageForms.map((form) => form.exec(text)?.[1] ?? '').find((language) => language !== '') ?? ''

/** Reads what a wish says; nothing is guessed. */
export const readWish = (question: string, use: Use, isLetter: boolean): Wish => {
  const text = question.trim().replace(/\r\n?/g, '\n')
  const market = marketIn(text)
  return {
    product: '',
    points: [],
    said: '',
    replies: [],
    ...(isLetter ? readLetter(text, use) : readGoods(text, use, market)),
    market,
    language: languageIn(text),
    max: maxIn(text),
  }
}
