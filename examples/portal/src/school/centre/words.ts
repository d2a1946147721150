import type { Messages } from '../../content/messages'

const zhCN = {
  school: '跨境学院',
  navigation: '学员中心',
  learning: '我的学习',
  classes: '我的班级',
  orders: '我的订单',
  sections: {
    learning: {
      empty: '还没有课程',
      text: '报名的课程会按学习进度排在这里，从哪里停下，就从哪里接着学。',
      action: '去跨境学院看看',
    },
    classes: {
      empty: '还没有加入班级',
      text: '参加小班后，课表、作业和同学都在这里。先看看近期的平台孵化课。',
      action: '看平台孵化课',
    },
    orders: {
      empty: '还没有订单',
      text: '课程和培训班的订单、付款状态与发票会列在这里。',
      action: '去跨境学院看看',
    },
  },
}

export const studentCentreWords: Messages<typeof zhCN> = {
  'zh-CN': zhCN,
  en: {
    school: 'School',
    navigation: 'Student centre',
    learning: 'My learning',
    classes: 'My classes',
    orders: 'My orders',
    sections: {
      learning: {
        empty: 'No course yet',
        text: 'Courses you join stand here by progress: go on where you stopped.',
        action: 'Visit the school',
      },
      classes: {
        empty: 'No class yet',
        text: 'Once you have joined a class, its timetable, tasks and classmates are here. See the next incubation courses first.',
        action: 'See the courses',
      },
      orders: {
        empty: 'No order yet',
        text: 'Orders of courses and classes, their payment and invoices are listed here.',
        action: 'Visit the school',
      },
    },
  },
}
