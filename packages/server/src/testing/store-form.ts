import type { Values } from '@chuhai/contract/application'
import { dateInShanghai } from '../time/shanghai'

/** A valid form for a store on Amazon's site in the USA but for its documents, and the number that its organisation has. */
export const storeForm = {
  applicant: '内地企业',
  experience: ['还没有店铺'],
  company: '宁波远帆国际物流有限公司',
  registration: '91330206MA2AHXK264',
  legalPerson: '沈亦舟',
  address: '宁波市北仑区小港街道 8 号',
  licenceTerm: '9999-12-31',
  organisationChange: '只用于这次申请',
  categories: '家居收纳',
  goods: '可折叠收纳箱，余姚生产，有 CE 认证。',
  brandRight: '自有品牌，已注册商标',
  brand: 'Yuanfan',
  storeNameEn: 'Yuanfan Home',
  budget: 20_000_000,
  currency: '美元',
  accountHolder: '宁波远帆国际物流有限公司',
  bank: '中国银行北仑支行',
  account: '6222021202017788',
  'date-addressBill': dateInShanghai(new Date(), -10),
  'document-purchaseInvoices': [],
  contact: '沈亦舟',
  phone: '13805710826',
  email: 'shen@yuanfan.example',
} satisfies Values
