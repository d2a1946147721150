import { teamMax } from '@chuhai/contract/competition'

const labels = {
  userName: '姓名',
  phoneNumber: '手机号',
  email: '邮箱',
  studentFlag: '是否学生',
  captainFlag: '是否组长',
}

/** Keeps a figure and its measure word on one line. */
const space = '\u00a0'

const zhCN = {
  team: '团队成员',
  labels,
  nth: (place: number) => `成员${space}${place}`,
  enter: '请输入',
  phone: '11 位手机号',
  yes: '是',
  no: '否',
  captain: '组长',
  add: '添加成员',
  count: (count: number) => `${count}/${teamMax}${space}人`,
  full: `最多${space}${teamMax}${space}人`,
  none: '还没有成员，请点击“添加成员”',
  action: '操作',
  remove: (who: string) => `删除${who}`,
  removed: (who: string) => `已删除${who}`,
  undo: '撤销',
  pasted: (rows: number, rowsLeft: number, phonesLeft: number) =>
    [
      `已填入${space}${rows}${space}行`,
      rowsLeft > 0 && `多出的${space}${rowsLeft}${space}行没有填入`,
      phonesLeft > 0 && `${phonesLeft}${space}个手机号不完整，没有填入`,
    ]
      .filter(Boolean)
      .join('；'),
  samePhone: (others: string[]) => `与${others.join('、')}的手机号重复`,
}

export type MembersMessages = typeof zhCN

const en: MembersMessages = {
  team: 'Members of the team',
  labels: {
    userName: 'Name',
    phoneNumber: 'Mobile number',
    email: 'E-mail',
    studentFlag: 'Student',
    captainFlag: 'Captain',
  },
  nth: (place) => `Member ${place}`,
  enter: 'Required',
  phone: '11 digits',
  yes: 'Yes',
  no: 'No',
  captain: 'Captain',
  add: 'Add member',
  count: (count) => `${count} of ${teamMax}`,
  full: `${teamMax} at most`,
  none: 'No members yet: press “Add member”',
  action: 'Action',
  remove: (who) => `Remove ${who}`,
  removed: (who) => `${who} removed`,
  undo: 'Undo',
  pasted: (rows, rowsLeft, phonesLeft) =>
    [
      `${rows} rows filled in`,
      rowsLeft > 0 && `${rowsLeft} more left out`,
      phonesLeft > 0 && `${phonesLeft} numbers left out, as they are not whole`,
    ]
      .filter(Boolean)
      .join('; '),
  samePhone: (others) => `Same number as ${others.join(', ')}`,
}

export const membersMessages = { 'zh-CN': zhCN, en }
