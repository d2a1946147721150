import type { Messages } from '../../app/messages'

const zhCN = {
  title: '我的学习',
  resume: '继续学习',
  start: '开始学习',
  stopped: (lesson: string, clock: string) => `上次学到“${lesson}”，${clock}`,
  upNext: (lesson: string) => `接着学“${lesson}”`,
  done: '全部学完了，可以随时重看。',
  again: '重看',
  fresh: '还没有开始学',
  finished: (n: number, all: number) => `已学完 ${n} 课时，共 ${all} 课时`,
  progress: (course: string) => `${course}的进度`,
  live: {
    title: '直播提醒',
    onAir: '正在直播',
    left: (days: number, hours: number, minutes: number) =>
      `距离开播还有 ${[days > 0 && `${days} 天`, (days > 0 || hours > 0) && `${hours} 小时`, `${minutes} 分钟`].filter(Boolean).join(' ')}`,
    ended: '已结束，可以回看。',
    wait: '进入等候室',
    enter: '进入直播间',
    replay: '回看',
  },
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
    upNext: (lesson) => `Next: “${lesson}”`,
    done: 'All finished; watch it again at any time.',
    again: 'Watch again',
    fresh: 'Not begun yet',
    finished: (n, all) => `${n} of ${all} lessons finished`,
    progress: (course) => `Progress of ${course}`,
    live: {
      title: 'Live lessons',
      onAir: 'On air now',
      left: (days, hours, minutes) =>
        `Starts in ${[days > 0 && `${days} d`, (days > 0 || hours > 0) && `${hours} h`, `${minutes} min`].filter(Boolean).join(' ')}`,
      ended: 'Ended; it can be watched again.',
      wait: 'Waiting room',
      enter: 'Enter',
      replay: 'Watch again',
    },
    failed: 'The courses could not be loaded',
    empty: {
      title: 'No course yet',
      text: 'Courses you bought or began stand here: go on where you stopped.',
      action: 'All courses',
    },
  },
}
