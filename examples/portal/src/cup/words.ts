import type { Words } from '../content/words'
import type { SlideName } from './slides'

const slideNames: Record<SlideName, string> = {
  home: '首页',
  introduction: '大赛介绍',
  review: '往届回顾',
  prizes: '奖金设置',
  judges: '评委阵容',
  rules: '比赛规则',
  schedule: '赛程安排',
  notes: '报名须知',
}

const zhCN = {
  competition: '麒麟杯',
  subtitle: '跨境电商创业大赛',
  slides: slideNames,
  apply: '立即报名',
  uploadPlan: '上传计划书',
  needsScript: '报名与上传需要浏览器启用 JavaScript。',
  provinces: (some: string, n: number) => `${some}等 ${n} 地`,
  zone: (name: string) => name,
  centre: '中',
  teams: (n: number) => `${n} 支`,
}

export const cupWords: Words<typeof zhCN> = {
  'zh-CN': zhCN,
  en: {
    competition: 'Kylin Cup',
    subtitle: 'Cross-border start-up contest',
    slides: {
      home: 'Home',
      introduction: 'Introduction',
      review: 'Past review',
      prizes: 'Prize money',
      judges: 'Judges',
      rules: 'Rules',
      schedule: 'Schedule',
      notes: 'Sign-up notes',
    },
    apply: 'Apply',
    uploadPlan: 'Upload plan',
    needsScript: 'Signing up and uploading need JavaScript.',
    provinces: (some, n) => `${some} and others, ${n} in all`,
    zone: (name) => zoneNames[name] ?? name,
    centre: 'C',
    teams: (n) => `${n} team${n === 1 ? '' : 's'}`,
  },
}

const zoneNames: Record<string, string> = {
  北部赛区: 'North',
  南部赛区: 'South',
  东部赛区: 'East',
  中部赛区: 'Central',
}
