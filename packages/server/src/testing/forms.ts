import { organisationType } from '@chuhai/contract/constants'
import type { ConsultationBody } from '@chuhai/contract/consultation'
import type { OrganisationBody } from '@chuhai/contract/organisation'
import type { SiteRequestBody } from '@chuhai/contract/site-request'

/** A valid form. */
export const lead: ConsultationBody = {
  customerSource: ['亚马逊开店', '海外仓'],
  contactsName: '沈亦舟',
  contactsPhone: '13805710826',
  customerName: '杭州远帆贸易有限公司',
  position: '运营负责人',
  mailbox: 'shen@yuanfan.example',
  consentVersion: '2026-11',
}

/** A valid request for the registration of a site. */
export const siteForm = (origin: string): SiteRequestBody => ({
  origin,
  siteName: '远帆商城',
  purpose: '在商品页放在线咨询',
  contactsName: '沈亦舟',
  contactsPhone: '13805710826',
  mailbox: '',
  consentVersion: '2026-11',
})

/** A valid form of an organisation. */
export const company: OrganisationBody = {
  orgName: '宁波远帆贸易有限公司',
  socialCode: '91330206MA2AHXK264',
  operatePeriod: '2045-12-31',
  orgLocation: ['330000', '330200', '330281'],
  provinceCode: '330000',
  provinceName: '浙江省',
  cityCode: '330200',
  cityName: '宁波市',
  countyCode: '330281',
  countyName: '余姚市',
  orgAddress: '阳明街道阳明西路 718 号',
  licencePic: '',
  orgType: organisationType,
}
