import type { Messages } from '../../app/messages'

const zhCN = {
  livingLead: '边听边问，讲完可以看回放。',
  allLiving: '全部直播课',
  recordedLead: '随时看，进度自动保存，换一台设备接着看。',
  allCourses: '全部课程',
  classesLead: '小班面授或线上直播，审核通过后付款留位。',
  allClasses: '全部培训班',
}

export const overviewMessages: Messages<typeof zhCN> = {
  'zh-CN': zhCN,
  en: {
    livingLead: 'Ask while you listen; a recording follows.',
    allLiving: 'All live courses',
    recordedLead: 'At any time; where you stopped is kept on every device.',
    allCourses: 'All courses',
    classesLead: 'Small classes, on site or online; pay once you are accepted.',
    allClasses: 'All training classes',
  },
}
