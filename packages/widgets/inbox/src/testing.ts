import {
  addContact,
  chooseMessageWay,
  confirmContact,
  countUnread,
  followInbox,
  type InboxMessage,
  listContacts,
  listInbox,
  listMessageChoices,
  type MessageChoice,
  type MessageContact,
  markRead,
  removeContact,
} from '@chuhai/contract/message'
import type { UserInfo } from '@chuhai/contract/user'
import type { Core } from '@chuhai/core'
import { createFakeCore, createServerDouble } from '@chuhai/core/testing'
import type { WritableAtom } from 'nanostores'

export const shen: UserInfo = {
  id: '7',
  userName: '沈立群',
  unionId: 'u-7',
  userAvatar: null,
  userOrgInfoList: [{ orgId: 'org-1', orgName: '宁波宁居家居用品有限公司' }],
}

const idOf = (index: number): string => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`

const message = (index: number, part: Partial<InboxMessage>): InboxMessage => ({
  id: idOf(index),
  kind: 'order.paid',
  title: '订单已支付',
  text: '订单 C20261123406719285503 已支付 ¥980，课程可以开始学了。',
  path: '/user/?tab=orders',
  at: new Date(Date.UTC(2026, 10, 27, 8) - index * 7_200_000).toISOString(),
  isRead: index > 2,
  hasCalendar: false,
  ...part,
})

const topics: readonly Partial<InboxMessage>[] = [
  {
    kind: 'class.placeOffered',
    title: '第 6 期培训班有名额了，请在 11 月 29 日 10:00 前确认',
    text: '您在等候名单的第 1 位，名额为您保留 48 小时。\n到期没有确认，名额会给下一位。',
    path: '/schoolCenter/class',
  },
  {
    kind: 'class.timetable',
    title: '第 6 期培训班的课表',
    text: '12 月 5 日 9:00 在宁波市海曙区丽园北路 755 号 3 楼开课，请带身份证和电脑。',
    path: '/schoolCenter/class',
    hasCalendar: true,
  },
  {},
  {
    kind: 'application.decided',
    title: '服务商入驻申请已通过',
    text: '宁波宁居家居用品有限公司可以发布服务了。',
    path: null,
  },
]

/** So many messages, the newest first; the first three are not read. */
export const messagesOf = (count: number): InboxMessage[] =>
  Array.from({ length: count }, (_, index) => message(index, topics[index % topics.length] ?? {}))

export const longMessage: InboxMessage = message(0, {
  title:
    'The Sixth Ningbo Cross-Border E-Commerce Training Class for Sellers of Household Goods Has Moved to Another Place and Another Week 第六期跨境电商实训班改期并更换地点',
  text: 'https://portal.example.com/schoolCenter/class?from=a-very-long-address-without-any-place-to-break-the-line-0123456789',
})

const way = (name: MessageChoice['ways'][number]['way'], isOn: boolean, isFixed = false) => ({
  way: name,
  isOn,
  isFixed,
})

export const choices: MessageChoice[] = [
  {
    kind: 'order.paid',
    name: '订单已支付',
    purpose: 'service',
    ways: [way('inbox', true, true), way('mail', true), way('sms', false)],
  },
  {
    kind: 'class.placeOffered',
    name: '等候名单有名额',
    purpose: 'service',
    ways: [way('inbox', true, true), way('mail', true), way('sms', true)],
  },
  {
    kind: 'guide.news',
    name: '订阅的站点有更新',
    purpose: 'news',
    ways: [way('inbox', true), way('mail', false)],
  },
]

export const contacts: MessageContact[] = [
  { way: 'mail', address: 'shen@ningju.example', isConfirmed: true },
  { way: 'sms', address: '13812345527', isConfirmed: false },
]

/** The address that the code belongs to; the double knows no other code. */
export const code = '246810'

interface Body {
  page: number
  rows: number
  unreadOnly?: boolean
}

/** A server that keeps messages, choices and addresses, and tells of what is new. */
export const createMailbox = (kept: readonly InboxMessage[] = messagesOf(13)) => {
  let all = [...kept]
  let known = contacts.map((contact) => ({ ...contact }))
  let chosen = choices
  const listeners = new Set<(unread: number) => void>()
  const encoder = new TextEncoder()
  const unread = () => all.filter(({ isRead }) => !isRead).length
  const tell = () => {
    for (const listener of listeners) listener(unread())
    return { unread: unread() }
  }
  const server = createServerDouble()
    .answer(listInbox, ({ body }) => {
      const { page, rows, unreadOnly } = body as Body
      const list = all.filter(({ isRead }) => !unreadOnly || !isRead)
      return {
        list: list.slice((page - 1) * rows, page * rows),
        total: list.length,
        page,
        rows,
        unread: unread(),
      }
    })
    .answer(countUnread, () => ({ unread: unread() }))
    .answer(markRead, ({ body }) => {
      const { ids } = body as { ids?: string[] }
      all = all.map((one) => (!ids || ids.includes(one.id) ? { ...one, isRead: true } : one))
      return tell()
    })
    .respond(followInbox, ({ signal }) => {
      let send = (_: number) => {}
      const leave = () => void listeners.delete(send)
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          send = (count) =>
            controller.enqueue(encoder.encode(`data:${JSON.stringify({ unread: count })}\n\n`))
          listeners.add(send)
          signal.addEventListener('abort', leave)
          send(unread())
        },
        cancel: leave,
      })
      return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } })
    })
    .answer(listMessageChoices, () => chosen)
    .answer(chooseMessageWay, ({ body }) => {
      const { kind, way: name, isOn } = body as { kind: string; way: string; isOn: boolean }
      chosen = chosen.map((choice) => ({
        ...choice,
        ways: choice.ways.map((one) => (choice.kind === kind && one.way === name ? { ...one, isOn } : one)),
      }))
      return chosen
    })
    .answer(listContacts, () => known)
    .answer(addContact, ({ body }) => {
      const { way: name, address } = body as Pick<MessageContact, 'way' | 'address'>
      const others = known.filter((one) => one.way !== name || one.isConfirmed)
      known = [...others, { way: name, address, isConfirmed: false }].sort((a, b) =>
        a.way.localeCompare(b.way),
      )
      return known
    })
    .answer(confirmContact, ({ body }) => {
      const { way: name } = body as Pick<MessageContact, 'way'>
      known = known
        .filter((one) => one.way !== name || !one.isConfirmed)
        .map((one) => (one.way === name ? { ...one, isConfirmed: true } : one))
      return known
    })
    .answer(removeContact, ({ body }) => {
      known = known.filter((one) => one.way !== (body as Pick<MessageContact, 'way'>).way)
      return known
    })
  return {
    server,
    /** How many streams are open. */
    followers: () => listeners.size,
    /** Another message arrives. */
    arrive(part: Partial<InboxMessage> = {}) {
      all = [message(0, { ...part, id: idOf(1000 + all.length), isRead: false }), ...all]
      tell()
    },
  }
}

/** A visitor with messages. */
export const createVisitor = (
  kept?: readonly InboxMessage[],
  { isSignedIn = true, ...options }: { isSignedIn?: boolean; locale?: 'zh-CN' | 'en' } = {},
) => {
  const mailbox = createMailbox(kept)
  const core = createFakeCore({}, { server: mailbox.server, ...options, ...(isSignedIn && { user: shen }) })
  return { ...mailbox, core }
}

/** Takes the network of a core away until the returned function is called, whatever answers meanwhile. */
export const startOutage = ({ network }: Core): (() => void) => {
  const $isOffline = network.$isOffline as WritableAtom<boolean>
  const { set } = $isOffline
  $isOffline.set(true)
  $isOffline.set = () => {}
  return () => {
    $isOffline.set = set
    $isOffline.set(false)
  }
}
