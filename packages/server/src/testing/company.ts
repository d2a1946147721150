import { organisationType } from '@chuhai/contract/constants'
import type { OrganisationBody } from '@chuhai/contract/organisation'

/** An organisation's form filled in well. */
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
