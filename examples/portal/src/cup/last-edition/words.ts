import type { Words } from '../../content/words'

const zhCN = {
  gains: '入围团队得到',
  winners: '获奖团队',
  total: '总奖金',
  tenThousand: '万元',
  box: '一只箱子是 1 万元，一摞是一支团队',
  honours: '不设奖金的荣誉',
  howJudged: '怎么打分',
  howAdvanced: '怎么晋级',
  points: (n: number) => `${n} 分`,
}

export const slideWords: Words<typeof zhCN> = {
  'zh-CN': zhCN,
  en: {
    gains: 'What finalists receive',
    winners: 'Winners',
    total: 'Prize money',
    tenThousand: '0,000 yuan',
    box: 'A box is 10,000 yuan, a stack is one team',
    honours: 'Honours without money',
    howJudged: 'How teams are judged',
    howAdvanced: 'How teams advance',
    points: (n) => `${n} points`,
  },
}
