import type { Region } from '@chuhai/contract/region'

export const regionTree: Region[] = [
  {
    code: '330000',
    name: '浙江省',
    children: [
      {
        code: '330400',
        name: '嘉兴市',
        children: [
          { code: '330402', name: '南湖区' },
          { code: '330411', name: '秀洲区' },
        ],
      },
      { code: '330100', name: '杭州市', children: [{ code: '330106', name: '西湖区' }] },
    ],
  },
  {
    code: '440000',
    name: '广东省',
    children: [{ code: '440300', name: '深圳市', children: [{ code: '440305', name: '南山区' }] }],
  },
]
