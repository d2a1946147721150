import type { Messages } from '../../app/messages'

const zhCN = {
  title: '专属导航',
  here: '您现在的位置',
  evaluatedAt: (day: string) => `评测于 ${day}`,
  abilities: '各项能力',
  abilityOf: (name: string, score: number) => `${name} ${score} 分`,
  weakest: '短板',
  advice: '先做这一步',
  again: '重新评测',
  sites: '为您挑选的站点',
  because: (reasons: readonly string[]) => `因为您选择了 ${reasons.join('、')}`,
  courses: '为您挑选的课程',
  toSchool: '跨境学院',
  noCourses: '这类情况的课程还在准备',
  noSites: { title: '还没有挑出站点', text: '导航里的站点在更新，先看看全部站点。', action: '前往导航首页' },
  failed: '站点没有载入',
  unknown: {
    title: '没有这份专属导航',
    text: '它可能属于别的账号，或已经不在。您自己的专属导航在这里：',
    action: '前往专属导航',
  },
  invitation: {
    title: '建立跨境专属导航',
    text: '回答几道题，按您的平台、品类和阶段挑出站点与课程，约 2\u00a0分钟。',
    action: '开始评测',
    home: '前往导航首页',
  },
  going: '正在打开您的专属导航。',
}

export const specialGuideMessages: Messages<typeof zhCN> = {
  'zh-CN': zhCN,
  en: {
    title: 'Exclusive guide',
    here: 'Where you are now',
    evaluatedAt: (day) => `Evaluated on ${day}`,
    abilities: 'Abilities',
    abilityOf: (name, score) => `${name} ${score}`,
    weakest: 'Weakest',
    advice: 'Your next step',
    again: 'Re-evaluate',
    sites: 'Sites picked for you',
    because: (reasons) => `Because you chose ${reasons.join(', ')}`,
    courses: 'Courses picked for you',
    toSchool: 'School',
    noCourses: 'Courses for this are being prepared',
    noSites: {
      title: 'No site has been picked yet',
      text: 'The guide is being updated. See all sites meanwhile.',
      action: 'Home guide',
    },
    failed: 'The sites could not be loaded',
    unknown: {
      title: 'There is no such exclusive guide',
      text: 'It may belong to another account, or is gone. Your own is here:',
      action: 'Exclusive guide',
    },
    invitation: {
      title: 'Build your exclusive cross-border guide',
      text: 'Answer a few questions; sites and courses are picked by your marketplaces, goods and stage. About 2 minutes.',
      action: 'Start the evaluation',
      home: 'Home guide',
    },
    going: 'Opening your exclusive guide.',
  },
}
