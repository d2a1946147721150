import type { RuleSetDocument } from '../rule-set'

const found = '已为您挑出 {sites} 个站点、{courses} 门课程。'

/** From the first step to a brand. */
export const ratings: RuleSetDocument['ratings'] = [
  {
    name: '启航新手',
    from: 0,
    summary: `您正在起步，{strongest}和{second}准备得多一些，{weakest}与{secondWeakest}要先补上。${found}`,
  },
  {
    name: '成长卖家',
    from: 40,
    summary: `{strongest}和{second}已经跑顺，{weakest}与{secondWeakest}是短板。${found}`,
  },
  {
    name: '成熟卖家',
    from: 62,
    anyOf: [307, 402, 403],
    summary: `{strongest}和{second}已经成熟，{weakest}与{secondWeakest}还可以加强。${found}`,
  },
  {
    name: '品牌卖家',
    from: 70,
    abilities: { 品牌: 65 },
    anyOf: [402, 403],
    summary: `六项都已成形，{strongest}和{second}领先，下一步可以加强{weakest}。${found}`,
  },
]
