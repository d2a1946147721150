import type { Values } from '@chuhai/contract/application'

/** A valid form but for its licence, which is a file of its user. */
export const provider = {
  company: '宁波远帆国际物流有限公司',
  socialCode: '91330206MA2AHXK264',
  location: ['330000', '330200', '330281'],
  founded: 2015,
  staff: '10–49 人',
  services: ['物流货代', '海外仓储'],
  markets: ['欧洲', '北美'],
  languages: ['英语', '德语'],
  cases: '为一家家具企业做了德国卡派与退货换标，破损率从 4% 降到 1.2%。',
  priceFrom: 80_000,
  priceTo: 1_200_000,
  qualifications: [],
  contact: '沈亦舟',
  phone: '13805710826',
  email: 'shen@yuanfan.example',
} satisfies Values
