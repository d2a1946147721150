import type { ManagedOffer, ManagedOfferWithDraft } from '@chuhai/contract/admin'
import {
  type DraftPackage,
  type OfferDraft,
  type OfferField,
  offerFieldNames,
  offerStateNames,
} from '@chuhai/contract/market'
import { yuanOf } from '@chuhai/contract/money'
import { type Column, inShanghai } from './output'
import { shortId } from './short-id'

const yuan = (fen: number | null): string => (fen === null ? '' : yuanOf(fen))

/** The columns that fit a terminal. */
export const offerColumns: readonly Column<ManagedOffer>[] = [
  { title: '编号', value: ({ id }) => shortId(id) },
  { title: '服务', value: ({ title }) => title },
  { title: '服务商', value: ({ providerName }) => providerName },
  { title: '状态', value: ({ state }) => offerStateNames[state]['zh-CN'] },
  { title: '起价（元）', value: ({ priceFrom }) => yuan(priceFrom) },
  { title: '买家页', value: ({ serviceId }) => (serviceId === null ? '' : String(serviceId)) },
  { title: '暂停', value: ({ isPaused }) => (isPaused ? '是' : '') },
  { title: '版本', value: ({ version }) => String(version) },
  { title: '更新时间', value: ({ changedAt }) => inShanghai(changedAt) },
]

/** Everything of a service but its content. */
export const offerFacts = (offer: ManagedOffer): readonly (readonly [string, string])[] => {
  const facts: readonly (readonly [string, string])[] = [
    ['服务商', offer.providerName],
    ['主体', `${offer.orgName}（${offer.orgId}）`],
    ['状态', offerStateNames[offer.state]['zh-CN']],
    ['提交', inShanghai(offer.submittedAt)],
    ['首次发布', inShanghai(offer.publishedAt)],
    ['暂停', offer.isPaused ? '是' : ''],
    ['退回原因', offer.reason ?? ''],
    ['审核人', offer.by],
    ['版本', String(offer.version)],
  ]
  return facts.filter(([, value]) => value !== '')
}

/** The packages of a draft. */
export const packageColumns: readonly Column<DraftPackage>[] = [
  { title: '套餐', value: ({ name }) => name },
  { title: '价格（元）', value: ({ price }) => yuan(price) },
  { title: '天数', value: ({ days }) => String(days ?? '') },
  { title: '修改次数', value: ({ revisions }) => String(revisions ?? '') },
  { title: '包含', value: ({ contains }) => contains.join('；') },
]

const texts: { [Field in OfferField]: (draft: OfferDraft) => string } = {
  title: ({ title }) => title,
  summary: ({ summary }) => summary,
  category: ({ category }) => category,
  platforms: ({ platforms }) => platforms.join('、') || '全部',
  places: ({ places }) => places.join('、'),
  answersWithinHours: ({ answersWithinHours }) => String(answersWithinHours ?? ''),
  packages: ({ packages }) => packages.map(({ name, price }) => `${name} ${yuan(price)}`).join('；'),
  options: ({ options }) =>
    options.map(({ name, price, days }) => `${name} ${yuan(price)}，加 ${days ?? 0} 天`).join('；'),
  asksFor: ({ asksFor }) => asksFor.join('；'),
  examples: ({ examples }) => examples.map(({ text, picture }) => `${text}（${picture}）`).join('；'),
  questions: ({ questions }) => questions.map(({ question, answer }) => `${question} ${answer}`).join('；'),
}

/** Each part of a draft, and what is published where that is another. */
export const partsOf = ({ draft, published }: ManagedOfferWithDraft): string[][] =>
  (Object.keys(texts) as OfferField[]).map((field) => {
    const [now, before] = [texts[field](draft), published ? texts[field](published) : '']
    return [offerFieldNames[field]['zh-CN'], now, before === now ? '' : before]
  })
