import type { Region } from '@chuhai/contract/region'
import type { UserInfo, UserOrganisation } from '@chuhai/contract/user'
import type { OrganisationValues } from './dialog/form'
import type { OrganisationFormStore } from './dialog/store'

const organisation = (orgName: string, index: number): UserOrganisation => ({
  orgId: `org-${index + 1}`,
  orgName,
})

export const threeOrganisations = ['宁波宁居家居用品有限公司', '沈立群（个人）', '温州青禾眼镜有限公司'].map(
  organisation,
)

/** Thirty companies, some with very long names. */
export const manyOrganisations = [
  ...threeOrganisations.map(({ orgName }) => orgName),
  '中国（浙江）自由贸易试验区舟山片区远洋跨境电子商务供应链综合服务管理股份有限公司',
  'Ningbo Blue Harbor International Trade and Cross-Border Logistics Technology Co., Ltd.',
  ...Array.from({ length: 25 }, (_, index) => {
    const city = ['杭州', '义乌', '金华', '绍兴', '台州'][index % 5]
    const trade = ['针织', '灯具', '五金', '箱包', '玩具'][Math.floor(index / 5)]
    return `${city}${trade}进出口有限公司`
  }),
].map(organisation)

export const userOf = (userOrgInfoList: readonly UserOrganisation[] = threeOrganisations): UserInfo => ({
  id: '7',
  userName: '沈立群',
  unionId: 'u-7',
  userAvatar: null,
  userOrgInfoList: [...userOrgInfoList],
})

export const regionTree: Region[] = [
  {
    code: '330000',
    name: '浙江省',
    children: [
      { code: '330100', name: '杭州市', children: [{ code: '330106', name: '西湖区' }] },
      {
        code: '330200',
        name: '宁波市',
        children: [
          { code: '330203', name: '海曙区' },
          { code: '330281', name: '余姚市' },
        ],
      },
    ],
  },
  {
    code: '440000',
    name: '广东省',
    children: [
      { code: '440300', name: '深圳市', children: [{ code: '440305', name: '南山区' }] },
      { code: '441900', name: '东莞市' },
    ],
  },
]

/** A form without a mistake. */
export const validValues: OrganisationValues = {
  orgName: '宁波宁居家居用品有限公司',
  socialCode: '91330281MA2C00001A',
  operatePeriod: '2038-06-30',
  orgLocation: ['330000', '330200', '330281'],
  orgAddress: '朗霞街道月飞兰路 18 号',
  licencePic: '/files/licence.jpg',
}

/** Types these values into a form. */
export const fillIn = (
  store: OrganisationFormStore,
  values: Partial<OrganisationValues> = validValues,
): void => {
  for (const [field, value] of Object.entries(values))
    store.change(field as keyof OrganisationValues, value as string & string[])
}
