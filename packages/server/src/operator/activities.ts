import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import {
  type ActivitySession,
  type Attendee,
  checkInAttendee,
  listActivitySessions,
  listAttendees,
} from '@chuhai/contract/admin'
import { StartError } from '../process/start-error'
import { attendeeColumns, sessionColumns } from './activity-columns'
import { type CallAdmin, readAllPages } from './admin-client'
import { action, type Command } from './command'
import { flag, limit, out } from './options'
import { csvRow, csvStream, inShanghai, limitedTable, outputTo, tableOf } from './output'
import { numberIn, word } from './words'

const session = numberIn('场次', '见 activities list')

const requireAttendees = async (call: CallAdmin, id: number) => {
  const found = await call(listAttendees, { params: { id } })
  if (!found) throw new StartError(`没有场次 ${id}。`)
  return found
}

/** Who has this mobile number among those who signed up. */
const requireAttendee = async (call: CallAdmin, id: number, phone: string): Promise<Attendee> => {
  const { attendees } = await requireAttendees(call, id)
  const found = attendees.find((one) => one.phone === phone.replace(/\D/g, ''))
  if (!found) throw new StartError(`场次 ${id} 没有人用 ${phone} 报名。`)
  return found
}

/** Times of activities, who comes to them, and who has come. */
export const activities: Command = {
  about: '活动的报名：场次、签到名单、签到',
  actions: {
    list: action({
      about: '列出有人报名的场次，与报名、候补、签到的人数',
      options: { limit },
      example: 'activities list --limit 10',
      async run(_, { call, options }) {
        const sessions = await readAllPages((rows, last?: ActivitySession) =>
          call(listActivitySessions, { query: { before: last?.id, rows } }),
        )
        return limitedTable(sessionColumns, sessions.toReversed(), options.limit)
      },
    }),
    attendees: action({
      about: '一场的签到名单，先报名的在前',
      words: { session },
      example: 'activities attendees 1000',
      async run({ session }, { call }) {
        const found = await requireAttendees(call, session)
        return [tableOf(sessionColumns, [found.session]), tableOf(attendeeColumns, found.attendees)].join(
          '\n\n',
        )
      },
    }),
    export: action({
      about: '导出一场的签到名单，CSV',
      words: { session },
      options: { out },
      example: 'activities export 1000 --out attendees.csv',
      async run({ session }, { call, options: { out } }) {
        const { attendees } = await requireAttendees(call, session)
        const records = attendees.map((one) => csvRow(attendeeColumns, one))
        const end = { end: out !== undefined }
        await pipeline(Readable.from(records), csvStream(attendeeColumns), outputTo(out), end)
        return out === undefined ? '' : `${out} 已写好`
      },
    }),
    'check-in': action({
      about: '签到；再签一次，时间还是第一次的',
      words: { session, phone: word('手机号', '报名时填写的') },
      options: { undo: flag('撤销签到') },
      example: 'activities check-in 1000 13857312046',
      async run({ session: id, phone }, { call, options: { undo } }) {
        const { userId, name } = await requireAttendee(call, id, phone)
        const attendee = await call(checkInAttendee, { params: { id }, body: { userId, isHere: !undo } })
        if (!attendee) throw new StartError(`${name} 还没有名额，不能签到。`)
        const { checkedInAt } = attendee
        return checkedInAt === null ? `${name} 已撤销签到` : `${name} 已签到，${inShanghai(checkedInAt)}`
      },
    }),
  },
}
