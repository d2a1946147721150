import type { Messages } from '../../app/messages'

const zhCN = {
  title: '个人中心',
  logout: '退出登录',
  profile: {
    title: '个人资料',
    id: '用户 ID',
    organisations: '所属主体',
    count: (n: number) => `${n} 个`,
    via: '登录方式',
  },
  organisations: {
    title: '我的主体',
    lead: '以哪个主体办事，就切换到哪个；之后的入驻申请、十亿美金计划申请和订单都记在它名下，由有权查看的成员共享。',
    current: '当前主体',
    choose: '切换',
    chooseNamed: (name: string) => `切换到${name}`,
    add: '新增主体',
    empty: {
      title: '还没有主体',
      text: '添加您的企业后，就能以企业名义申请和下单，并邀请同事加入。',
    },
  },
  applications: {
    title: (name: string) => `${name}的申请`,
    kinds: { serviceProvider: '服务商入驻', billionsDollars: '十亿美金计划', store: '开店申请' } as Record<
      string,
      string
    >,
    states: {
      draft: '填写中',
      submitted: '待审核',
      reviewing: '审核中',
      rejected: '未通过',
      accepted: '已通过',
      withdrawn: '已撤回',
    },
    self: '您',
    by: (title: string, who: string, day: string) => `${title} · ${who}于 ${day} 提交`,
    none: '还没有以这个主体的名义提交过申请。',
    failed: '申请没有载入',
  },
  messages: { title: '消息', choices: '接收设置', failed: '消息没有载入' },
  tasks: {
    title: '待办',
    due: (time: string) => `${time} 前`,
    none: '现在没有要您办理的事。',
    failed: '待办没有载入',
  },
  stores: {
    title: '我的店铺',
    failed: '店铺没有载入',
    open: '查看进度',
    close: '收起',
    by: (who: string) => `${who}申请`,
    task: (task: string, time: string) => `要办：${task}（${time} 前）`,
    number: (number: string) => `店铺编号 ${number}`,
    empty: {
      title: '还没有店铺',
      text: '开店申请通过后，每一步的进度和要您办理的事都在这里。',
      action: '看看可以开店的平台',
    },
  },
  activities: {
    title: '我的活动',
    failed: '活动没有载入',
    empty: {
      title: '还没有报名活动',
      text: '报名后，时间、地点、候补的名次和日历都在这里。',
      action: '看看近期活动',
    },
  },
  orders: { title: '我的订单' },
  assistant: { title: 'AI 助手' },
  consultations: {
    title: '咨询记录',
    lead: '您登录后提交的在线咨询。顾问会在 24 小时内致电。',
    columns: { time: '提交时间', service: '咨询内容', name: '联系人', phone: '手机号', company: '公司名称' },
    about: (title: string) => `关于：${title}`,
    empty: {
      title: '还没有提交过咨询',
      text: '想先问价格、时间或资料，填一份在线咨询就好。',
      action: '在线咨询',
    },
    failed: '咨询记录没有载入',
    count: (n: number, page: number, pages: number) =>
      pages > 1 ? `共 ${n} 条，第 ${page} / ${pages} 页` : `共 ${n} 条`,
  },
}

export const userMessages: Messages<typeof zhCN> = {
  'zh-CN': zhCN,
  en: {
    title: 'Personal centre',
    logout: 'Log out',
    profile: {
      title: 'Profile',
      id: 'User ID',
      organisations: 'Organisations',
      count: (n) => String(n),
      via: 'Signed in via',
    },
    organisations: {
      title: 'My organisations',
      lead: 'Switch to the one you act for: applications of providers and for the billion-dollar plan, and orders, are then made in its name, and shared with the members who may see them.',
      current: 'Current',
      choose: 'Switch',
      chooseNamed: (name) => `Switch to ${name}`,
      add: 'Add organisation',
      empty: {
        title: 'No organisation yet',
        text: 'Add your company to apply and order in its name, and to invite colleagues.',
      },
    },
    tasks: {
      title: 'To do',
      due: (time) => `by ${time}`,
      none: 'Nothing is asked of you now.',
      failed: 'What you have to do could not be loaded',
    },
    stores: {
      title: 'My stores',
      failed: 'Your stores could not be loaded',
      open: 'See how far it is',
      close: 'Close',
      by: (who) => `applied for by ${who}`,
      task: (task, time) => `To do: ${task} (by ${time})`,
      number: (number) => `Number ${number}`,
      empty: {
        title: 'No store yet',
        text: 'Once an application is accepted, every step and what you have to do is here.',
        action: 'See the platforms',
      },
    },
    activities: {
      title: 'My activities',
      failed: 'Your activities could not be loaded',
      empty: {
        title: 'No activity yet',
        text: 'Once you have signed up, times, places and your turn on waiting lists are here.',
        action: 'See activities',
      },
    },
    applications: {
      title: (name) => `Applications of ${name}`,
      kinds: { serviceProvider: 'Service provider', billionsDollars: 'Billion-dollar plan', store: 'Store' },
      states: {
        draft: 'Draft',
        submitted: 'Submitted',
        reviewing: 'Under review',
        rejected: 'Not accepted',
        accepted: 'Accepted',
        withdrawn: 'Withdrawn',
      },
      self: 'you',
      by: (title, who, day) => `${title} · by ${who}, ${day}`,
      none: 'Nothing was submitted in the name of this organisation yet.',
      failed: 'The applications could not be loaded',
    },
    messages: {
      title: 'Messages',
      choices: 'How they reach you',
      failed: 'The messages could not be loaded',
    },
    orders: { title: 'My orders' },
    assistant: { title: 'AI assistant' },
    consultations: {
      title: 'Consultations',
      lead: 'What you have sent while signed in. An adviser calls within 24 hours.',
      columns: { time: 'Sent', service: 'Topics', name: 'Name', phone: 'Mobile number', company: 'Company' },
      about: (title) => `About: ${title}`,
      empty: {
        title: 'No consultation yet',
        text: 'Ask for prices, dates or papers first: one form is enough.',
        action: 'Consultation',
      },
      failed: 'The list could not be loaded',
      count: (n, page, pages) => (pages > 1 ? `${n} in all, page ${page} of ${pages}` : `${n} in all`),
    },
  },
}
