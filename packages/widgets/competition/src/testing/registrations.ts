import { type Member, type Registration, tracks } from '@chuhai/contract/competition'

/** A team on 新星赛道 whose first step is saved. */
export const cuckoo: Registration = {
  contestantType: tracks.risingStar,
  ranks: '布谷鸟',
  project: '竹家具出海：从安吉到北美的小批量快反',
  schoolName: '嘉兴大学',
  area: '浙江省/嘉兴市/南湖区',
  isExperience: 1,
  teacher: '许衡',
  editionId: 6,
  version: 1,
  competitionArea: '东部赛区',
  auditStatus: '正在报名',
  auditReason: null,
  plan: null,
}

/** A company on 栋梁赛道. */
export const jiahe: Registration = {
  contestantType: tracks.pillar,
  companyName: '嘉兴嘉禾家居有限公司',
  project: '竹家具出海',
  legalPerson: '陆一鸣',
  area: '浙江省/嘉兴市',
  platform: 'TikTok Shop',
  editionId: 6,
  version: 1,
  competitionArea: '东部赛区',
  auditStatus: '正在报名',
  auditReason: null,
  plan: null,
}

export const team: Member[] = [
  {
    userName: '陆一鸣',
    phoneNumber: '13857312046',
    email: 'luym@zjxu.example',
    studentFlag: 1,
    captainFlag: 1,
  },
  {
    userName: '方乐之',
    phoneNumber: '15967308812',
    email: 'fanglz@zjxu.example',
    studentFlag: 1,
    captainFlag: 0,
  },
  {
    userName: '马宁',
    phoneNumber: '18605734419',
    email: 'maning@zjxu.example',
    studentFlag: 0,
    captainFlag: 0,
  },
]

/** Texts of the maximum length. */
export const longStar: Registration = {
  ...cuckoo,
  ranks: '一支从嘉兴出发向着远方的海去并且名字恰好是三十个字的队伍呀呀',
  project:
    '把安吉的竹、海宁的皮革、濮院的毛衫与平湖的羽绒服装进同一个集装箱：面向北美与中东中小零售商的长三角产业带联合小批量快速反应供应链与海外仓前置备货、售后翻新和再销售一体化项目（含数字化选品与合规）',
  schoolName: 'Donaudampfschifffahrtselektrizitaetenhauptbetriebsschule',
  area: '新疆维吾尔自治区/巴音郭楞蒙古自治州/博斯腾湖东岸某一个名字很长的区',
  teacher: '阿卜杜热合曼·买买提依明江艾山',
  competitionArea: '中部赛区',
} as Registration
export const longTeam: Member[] = team.map((member) => ({
  ...member,
  userName: '阿卜杜热合曼·买买提依明江艾山',
  email: 'abudureheman.maimaitiyiming.with.a.very.long.name@students.university.example',
  phoneNumber: member.phoneNumber,
}))

export const inReview: Registration = { ...cuckoo, version: 2, auditStatus: '待审核' }
export const rejected: Registration = {
  ...cuckoo,
  version: 3,
  auditStatus: '未通过',
  auditReason: '请补全方乐之的在读证明，并写明项目的目标市场。',
}
export const accepted: Registration = { ...cuckoo, version: 3, auditStatus: '已通过' }
