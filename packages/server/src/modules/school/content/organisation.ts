import type { CourseContent } from './course-content'

/** 公司: its money, its people, what it reads. */
export const organisation: CourseContent[] = [
  {
    id: 501,
    name: '跨境卖家的资金：收款、融资与保险',
    summary: '让备货的钱接得上回款的钱',
    teacher: '高立新',
    teacherTitle: '前银行贸易融资经理，13 年',
    lessons: [
      { title: '从下单到回款要多少天', minutes: 19 },
      { title: '收款账户与汇率', minutes: 22 },
      { title: '现金流预测表', minutes: 27 },
      { title: '银行贷款看什么', minutes: 24 },
      { title: '供应链融资与订单融资', minutes: 23 },
      { title: '出口信用保险与货运险', minutes: 21 },
    ],
    level: '进阶',
    tags: ['融资', '收款', '保险', 'B2B', '规模'],
    price: 399,
    about:
      '生意好的公司也会缺钱，因为货先付、款后到。课程教您把未来十三周的进出列在一张表上，再看哪一段需要借、借多少、凭什么借。',
    gains: ['做出十三周的现金流预测', '比较几种融资的真实成本', '整理一套银行要看的资料'],
  },
  {
    id: 502,
    name: '招第一位运营：面试、试用与带教',
    summary: '从一个人做到一个小团队',
    teacher: '叶敏',
    teacherTitle: '人力资源经理，12 年',
    lessons: [
      { title: '先写工作，再写岗位', minutes: 18 },
      { title: '到哪里找人', minutes: 16 },
      { title: '一小时的面试与实操题', minutes: 25 },
      { title: '试用期的十二周', minutes: 22 },
      { title: '薪酬、提成与保密', minutes: 24 },
      { title: '把经验写成手册', minutes: 20 },
    ],
    level: '入门',
    tags: ['招聘', '培训', '中文', '成长'],
    price: 199,
    about:
      '讲给第一次招人的老板。给出岗位说明、面试题和带教表的样本，也讲账号权限怎样分、离职时怎样交接。只有两三个人的公司也用得上。',
    gains: ['写出一份说得清工作的岗位说明', '设计一道能看出水平的实操题', '排出十二周的带教计划'],
  },
  {
    id: 503,
    name: '读规则、用社区：跨境信息的日常',
    summary: '每周半小时，不漏要紧的变化',
    teacher: '蒋雨薇',
    teacherTitle: '英语文案与本地化编辑，10 年',
    lessons: [
      { title: '一手来源有哪些', minutes: 17 },
      { title: '读法规：四个日期', minutes: 20 },
      { title: '读平台公告', minutes: 15 },
      { title: '社区里怎样提问', minutes: 14 },
      { title: '建自己的资讯清单', minutes: 16 },
    ],
    level: '入门',
    tags: ['资讯', '社区', '政策', '免费', '新手'],
    price: 0,
    about:
      '信息太多与太少一样误事。课程挑出值得订阅的官方来源，示范怎样在半小时内读完一条新规，并写成给同事的一张便条。不需要很好的外语。',
    gains: ['建好自己的资讯清单', '把一条新规写成行动便条', '在社区里问出有用的回答'],
  },
]
