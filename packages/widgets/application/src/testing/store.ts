import { type Application, storeApplications, type Values } from '@chuhai/contract/application'
import { getOrganisationDetails, type OrganisationDetails } from '@chuhai/contract/organisation'
import { getStoreHelp, listStoreRequirements, type StoreRequirement } from '@chuhai/contract/store'
import { createFakeCore, createServerDouble, type FakeCoreOptions } from '@chuhai/core/testing'
import { nothingChosen } from '../help/testing'
import { none, visitor } from './core'

const words = (zhCN: string) => ({ 'zh-CN': zhCN, en: zhCN })
/** What Amazon asks for on its site in the USA, shortened. */
export const us: StoreRequirement = {
  platformId: 1,
  platformName: '亚马逊',
  site: 'us',
  siteName: words('美国站'),
  applicants: ['mainlandCompany'],
  entryFee: 0,
  monthlyFee: 28_400,
  deposit: 0,
  feeNote: '',
  commission: '8%–15%',
  days: { from: 14, to: 28 },
  languages: ['英语'],
  nameRules: { zh: null, en: { min: 2, max: 12, letters: 'latin' } },
  goods: [],
  documents: [
    {
      key: 'bill',
      label: words('地址账单'),
      hint: words('180 天内的账单'),
      isOptional: false,
      max: 1,
      maxAgeDays: 180,
      needsDate: true,
    },
  ],
  source: 'https://gs.amazon.cn/',
  checkedOn: '2026-11-28',
}
/** Another site, which asks for no documents. */
export const jp: StoreRequirement = { ...us, site: 'jp', siteName: words('日本站'), documents: [] }

/** The organisation of the visitor. */
export const company: OrganisationDetails = {
  orgId: 'b',
  orgName: '宁波宁居家居用品有限公司',
  socialCode: '91330206MA2AHXK264',
  operatePeriod: '2040-01-31',
  orgAddress: '北仑区小港街道 8 号',
  licencePic: '/files/licence.png',
  mayChange: true,
}

/** When the form is filled in. */
export const at = '2026-11-28T02:00:00.000Z'

const file = [{ address: '/files/b.pdf', name: '账单.pdf' }]
/** A complete form, but that the bill is too old. */
export const complete: Values = {
  applicant: '内地企业',
  experience: ['还没有店铺'],
  company: company.orgName,
  registration: company.socialCode,
  legalPerson: '沈亦舟',
  address: company.orgAddress,
  licence: file,
  licenceTerm: '9999-12-31',
  organisationChange: '只用于这次申请',
  categories: '家居收纳',
  goods: '可折叠收纳箱',
  brandRight: '没有品牌',
  brand: '',
  storeNameEn: 'Ningju',
  budget: 0,
  currency: '美元',
  accountHolder: company.orgName,
  bank: '中国银行北仑支行',
  account: '••••7788',
  'document-bill': file,
  'date-bill': '2026-05-01',
  contact: '沈亦舟',
  phone: '13805710826',
  email: 'shen@ningju.example',
}

/** A core whose server has this application of a visitor with an organisation. */
export const createStoreCore = (application: Partial<Application> = {}, options: FakeCoreOptions = {}) => {
  const server = createServerDouble()
    .answer(listStoreRequirements, [us, jp])
    .answer(getOrganisationDetails, company)
    .answer(storeApplications.get, { ...none, ...application })
    .answer(getStoreHelp, nothingChosen)
    .answer(storeApplications.save, ({ body }) => ({
      revision: (body as { revision: number }).revision + 1,
      savedAt: at,
    }))
  const user = { ...visitor, userOrgInfoList: [{ orgId: company.orgId, orgName: company.orgName }] }
  const core = createFakeCore({}, { user, now: () => Date.parse(at), ...options, server })
  return { server, core }
}
