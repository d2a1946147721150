const zhCN = {
  title: '培训课程在课程网站报名',
  text: '课表、讲师和价格都在那里，无需留下联系方式。',
  view: '查看课程',
  newTab: '（新窗口打开）',
}

const en: typeof zhCN = {
  title: 'Training courses are booked on the course site',
  text: 'Timetables, lecturers and prices are there; no contact details needed.',
  view: 'View course',
  newTab: ' (opens in a new window)',
}

export const courseMessages = { 'zh-CN': zhCN, en }
