import type { Messages } from '../../app/messages'

const zhCN = {
  title: '我的学习',
  resume: '继续学习',
  start: '开始学习',
  stopped: (lesson: string, clock: string) => `上次学到“${lesson}”，${clock}`,
  fresh: '还没有开始学',
  finished: (n: number, all: number) => `已学完 ${n} 课时，共 ${all} 课时`,
  progress: (course: string) => `${course}的进度`,
  failed: '课程没有载入',
  empty: {
    title: '还没有课程',
    text: '买下的和学过的课程排在这里，从哪里停下，就从哪里接着学。',
    action: '看全部课程',
  },
}

export const learningMessages: Messages<typeof zhCN> = {
  'zh-CN': zhCN,
  en: {
    title: 'My learning',
    resume: 'Go on',
    start: 'Start learning',
    stopped: (lesson, clock) => `Stopped in “${lesson}” at ${clock}`,
    fresh: 'Not begun yet',
    finished: (n, all) => `${n} of ${all} lessons finished`,
    progress: (course) => `Progress of ${course}`,
    failed: 'The courses could not be loaded',
    empty: {
      title: 'No course yet',
      text: 'Courses you bought or began stand here: go on where you stopped.',
      action: 'All courses',
    },
  },
}
