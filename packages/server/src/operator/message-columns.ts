import type { DeliveryState, ManagedKind, MessageDelivery, WaitingMessage } from '@chuhai/contract/admin'
import { type Column, inShanghai } from './output'

export const wayNames: Record<MessageDelivery['way'], string> = { mail: '邮件', sms: '短信' }

export const deliveryStateNames: Record<DeliveryState, string> = {
  due: '待发',
  held: '暂缓',
  sent: '已发',
  refused: '退回',
  skipped: '不发',
}

/** What the dispatch writes as a reason, in Chinese; answers of mail servers and gateways stay as they came. */
const reasons: Readonly<Record<string, string>> = {
  'not wanted': '本人不要',
  'no confirmed address': '没有确认过的地址',
  'no short text': '没有短信文字',
  'too late': '三天没有发出，不再发',
  'no template': '没有文字',
  night: '夜间不发',
  'enough for today': '当天已发够',
  TEXT_TOO_LONG: '短信太长',
}

const reasonOf = (reason: string | null): string => (reason === null ? '' : (reasons[reason] ?? reason))

export const deliveryColumns: readonly Column<MessageDelivery>[] = [
  { title: '产生时间', value: ({ createdAt }) => inShanghai(createdAt) },
  { title: '类型', value: ({ kind }) => kind },
  { title: '方式', value: ({ way }) => wayNames[way] },
  { title: '状态', value: ({ state }) => deliveryStateNames[state] },
  { title: '原因', value: ({ reason }) => reasonOf(reason) },
  { title: '试过几次', value: ({ attempts }) => String(attempts) },
  { title: '用户', value: ({ userId }) => String(userId) },
  { title: '现在的地址', value: ({ address }) => address ?? '' },
  { title: '发出时间', value: ({ sentAt }) => inShanghai(sentAt) },
]

export const kindColumns: readonly Column<ManagedKind>[] = [
  { title: '类型', value: ({ kind }) => kind },
  { title: '名称', value: ({ name }) => name },
  { title: '消息', value: ({ messages }) => String(messages) },
  ...Object.entries(deliveryStateNames).map(([state, title]) => ({
    title,
    value: ({ deliveries }: ManagedKind) => String(deliveries[state as DeliveryState]),
  })),
  { title: '停发', value: ({ stoppedAt }) => (stoppedAt ? `从 ${inShanghai(stoppedAt)} 起` : '') },
]

export const waitingColumns: readonly Column<WaitingMessage>[] = [
  { title: '产生时间', value: ({ createdAt }) => inShanghai(createdAt) },
  { title: '类型', value: ({ type }) => type },
  { title: '试过几次', value: ({ attempts }) => String(attempts) },
  { title: '下次尝试', value: ({ nextAttemptAt }) => inShanghai(nextAttemptAt) },
  { title: '上次的错误', value: ({ lastError }) => lastError ?? '' },
]
