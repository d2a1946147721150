import { priceText } from '@chuhai/contract/money'
import {
  listStoreRequirements,
  type StoreDocument,
  type StoreRequirement,
  storeApplicantNames,
  storeSubject,
} from '@chuhai/contract/store'
import type { Read } from '../../../app/page'

/** The facts of a store by the names of their rows, in the order of the table. */
export const storeFactNames = {
  applicants: '谁可以申请',
  entryFee: '入驻费',
  monthlyFee: '月租',
  deposit: '保证金',
  feeNote: '费用说明',
  commission: '佣金',
  days: '开通时间',
  languages: '商品语言',
  names: '店铺名称',
  documents: '要交的材料',
  goods: '不能卖的',
} as const
/** One of `storeFactNames`. */
export type StoreFact = keyof typeof storeFactNames

/** What a platform asks on a site, as visitors read it: each fact in one or more lines. */
export interface ShownStore {
  subject: string
  platformId: number
  platformName: string
  site: string
  siteName: string
  source: string
  checkedOn: string
  facts: Record<StoreFact, string[]>
}

/** A sum that depends is told by the note below. */
const feeText = (fee: number | null, per = ''): string => {
  if (fee === null) return '视情况而定'
  return fee === 0 ? '不收' : `${priceText(fee)}${per}`
}

const documentText = ({ label, isOptional, maxAgeDays }: StoreDocument): string => {
  const notes = [maxAgeDays === null ? '' : `${maxAgeDays} 天内`, isOptional ? '选交' : ''].filter(Boolean)
  return notes.length > 0 ? `${label['zh-CN']}（${notes.join('，')}）` : label['zh-CN']
}

const lengthText = ({ min, max }: { min: number; max: number }): string =>
  min === max ? `${min}` : `${min}–${max}`

const nameTexts = ({ zh, en }: StoreRequirement['nameRules']): string[] => [
  ...(zh ? [`中文 ${lengthText(zh)} 个字`] : []),
  `英文 ${lengthText(en)} 个字符，${en.letters === 'latin' ? '只用字母' : '可以有数字'}`,
]

/** Returns a requirement as visitors read it. The licence is that of the organisation, on every platform. */
export const shownStore = (requirement: StoreRequirement): ShownStore => {
  const { platformId, platformName, site, siteName, source, checkedOn, days } = requirement
  return {
    subject: storeSubject(requirement),
    platformId,
    platformName,
    site,
    siteName: siteName['zh-CN'],
    source,
    checkedOn,
    facts: {
      applicants: requirement.applicants.map((one) => storeApplicantNames[one]['zh-CN']),
      entryFee: [feeText(requirement.entryFee)],
      monthlyFee: [feeText(requirement.monthlyFee, '/月')],
      deposit: [feeText(requirement.deposit)],
      feeNote: [requirement.feeNote || '—'],
      commission: [requirement.commission],
      days: [`${lengthText({ min: days.from, max: days.to })} 天`],
      languages: requirement.languages,
      names: nameTexts(requirement.nameRules),
      documents: ['营业执照', ...requirement.documents.map(documentText)],
      goods: requirement.goods,
    },
  }
}

/** Reads what platforms ask on all sites, or one platform on its own. */
export const readStores = async (read: Read, platformId?: number): Promise<ShownStore[]> => {
  const query = platformId === undefined ? {} : { platformIds: String(platformId) }
  return (await read(listStoreRequirements, { query })).map(shownStore)
}

/** A name of a platform with a word after it; Latin letters keep their distance from Chinese. */
export const platformWith = (platformName: string, word: string): string =>
  `${platformName}${/\w$/.test(platformName) ? ' ' : ''}${word}`

/** What a store is called beside others. */
export const storeName = ({ platformName, siteName }: ShownStore): string =>
  platformWith(platformName, siteName)
