import type { Values } from '@chuhai/contract/application'

/** A valid form of a training class but for its proof, which is a file of its user. */
export const participant = {
  name: '陆知远',
  phone: '13757114620',
  email: 'lu@zju.example',
  identity: '在校学生',
  affiliation: '浙江工商大学',
  experience: '还没有开始',
  channels: ['还没有店铺'],
  products: '宠物用品',
  goals: '想在毕业前把第一个店铺开起来，会看广告报表，知道第一批货备多少。',
  certificates: [],
} satisfies Values
