import type { Messages } from '../../app/messages'

const zhCN = {
  create: '新增寄件地址',
  change: '修改寄件地址',
  save: '保存',
  name: '寄件人',
  phone: '电话',
  location: '所在地区',
  noCounty: '不选区县',
  street: '详细地址',
  nameLatin: '寄件人（拉丁字母）',
  nameHint: '人名写拼音，公司写英文名，例如 Chen Jingyi',
  addressLatin: '地址（拉丁字母）',
  addressHint: '例如 969 Wenyi West Road, Hangzhou, Zhejiang',
  usual: '新运单默认用这个地址',
}

export const senderMessages: Messages<typeof zhCN> = {
  'zh-CN': zhCN,
  en: {
    create: 'Add an address',
    change: 'Change an address',
    save: 'Save',
    name: 'Sender',
    phone: 'Phone',
    location: 'Region',
    noCounty: 'No county',
    street: 'Street and number',
    nameLatin: 'Sender in Latin letters',
    nameHint: 'Pinyin of a person, English name of a company, such as Chen Jingyi',
    addressLatin: 'Address in Latin letters',
    addressHint: 'Such as 969 Wenyi West Road, Hangzhou, Zhejiang',
    usual: 'New shipments begin with this address',
  },
}
