import type { StoreRequirement } from '@chuhai/contract/store'

/** What a platform asks on a site; what is not given is that of the first one. */
export const requirementDouble = (given: Partial<StoreRequirement> = {}): StoreRequirement => ({
  platformId: 1,
  platformName: '亚马逊',
  site: 'us',
  siteName: { 'zh-CN': '美国站', en: 'United States' },
  applicants: ['mainlandCompany', 'hongKongCompany'],
  entryFee: 0,
  monthlyFee: 28_400,
  deposit: 0,
  feeNote: '月租 39.99 美元。',
  commission: '8%–15%',
  days: { from: 14, to: 28 },
  languages: ['英语'],
  nameRules: { zh: null, en: { min: 2, max: 50, letters: 'latin-digits' } },
  goods: ['仿冒商品'],
  documents: [
    {
      key: 'legalPersonId',
      label: { 'zh-CN': '法人身份证', en: 'ID card' },
      hint: { 'zh-CN': '正反面。', en: 'Both sides.' },
      isOptional: false,
      max: 2,
      maxAgeDays: null,
      needsDate: false,
    },
  ],
  source: 'https://seller.example.com/',
  checkedOn: '2026-11-28',
  ...given,
})

const [idCard] = requirementDouble().documents

/** Two sites of one platform, and a platform of a file alone with a document that nobody else asks for. */
export const requirementDoubles: StoreRequirement[] = [
  requirementDouble(),
  requirementDouble({ site: 'jp', siteName: { 'zh-CN': '日本站', en: 'Japan' }, languages: ['日语'] }),
  requirementDouble({
    platformId: 77,
    platformName: '奥宗',
    site: 'ru',
    siteName: { 'zh-CN': '俄罗斯站', en: 'Russia' },
    monthlyFee: null,
    nameRules: { zh: { min: 2, max: 10 }, en: { min: 3, max: 3, letters: 'latin' } },
    documents: [
      ...(idCard ? [idCard] : []),
      {
        key: 'customsCard',
        label: { 'zh-CN': '海关登记卡', en: 'Customs card' },
        hint: { 'zh-CN': '正反面。', en: 'Both sides.' },
        isOptional: true,
        max: 1,
        maxAgeDays: 30,
        needsDate: true,
      },
    ],
  }),
]
