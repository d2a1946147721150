/** Words to put into the search box of a new database. */
export const hotSearchContent: readonly string[] = [
  'VAT 查询',
  'HS 编码',
  'GPSR',
  '海运运价',
  '商标检索',
  '选品工具',
  '跨境收款',
  '出口退税',
  '海外仓',
  '物流查询',
  '红人营销',
  'AI 生图',
]
