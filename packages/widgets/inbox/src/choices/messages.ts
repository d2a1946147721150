import type { MessagePurpose, MessageWay } from '@chuhai/contract/message'

const zhCN = {
  ways: { inbox: '站内信', mail: '邮件', sms: '短信' } as Record<MessageWay, string>,
  purposes: { service: '服务消息', news: '订阅与资讯' } as Record<MessagePurpose, string>,
  contacts: {
    title: '邮箱与手机',
    lead: '确认以后，邮件和短信用它们接收。',
    names: { mail: '邮箱', sms: '手机号' },
    none: '还没有添加',
    confirmed: '已确认',
    unconfirmed: '待确认',
    add: { mail: '添加邮箱', sms: '添加手机号' },
    change: { mail: '更换邮箱', sms: '更换手机号' },
    confirm: { mail: '输入验证码（邮箱）', sms: '输入验证码（手机号）' },
    remove: { mail: '移除邮箱', sms: '移除手机号' },
    removeQuestion: (address: string) => `移除 ${address}？`,
    removeText: '移除以后，这里不再接收消息，站内信不变。',
    cancel: '取消',
    removeShort: '移除',
    sendCode: '发送验证码',
    sentTo: (address: string) => `验证码已发送至 ${address}`,
    code: '验证码',
    submitCode: '确认',
    changeShort: '更换',
    confirmShort: '输入验证码',
    addShort: '添加',
    isConfirmed: (address: string) => `${address} 已确认`,
  },
  choices: {
    title: '接收方式',
    lead: '每种消息用哪些方式接收。',
    kind: '消息',
    label: (kind: string, way: string) => `${kind}：${way}`,
    fixed: '服务消息总会进站内信，不能关闭。',
    notOffered: '不用这种方式',
  },
}

export type ChoicesMessages = typeof zhCN

const en: ChoicesMessages = {
  ways: { inbox: 'Inbox', mail: 'Mail', sms: 'SMS' },
  purposes: { service: 'Service messages', news: 'Subscriptions and news' },
  contacts: {
    title: 'Mail address and mobile number',
    lead: 'Once confirmed, messages that go by mail or SMS are sent here.',
    names: { mail: 'Mail address', sms: 'Mobile number' },
    none: 'None yet',
    confirmed: 'Confirmed',
    unconfirmed: 'To be confirmed',
    add: { mail: 'Add a mail address', sms: 'Add a mobile number' },
    change: { mail: 'Change the mail address', sms: 'Change the mobile number' },
    confirm: { mail: 'Enter code sent by mail', sms: 'Enter code sent by SMS' },
    remove: { mail: 'Remove the mail address', sms: 'Remove the mobile number' },
    removeQuestion: (address) => `Remove ${address}?`,
    removeText: 'Nothing is sent there any more; the inbox stays as it is.',
    cancel: 'Cancel',
    removeShort: 'Remove',
    sendCode: 'Send a code',
    sentTo: (address) => `A code was sent to ${address}`,
    code: 'Code',
    submitCode: 'Confirm',
    changeShort: 'Change',
    confirmShort: 'Enter code',
    addShort: 'Add',
    isConfirmed: (address) => `${address} is confirmed`,
  },
  choices: {
    title: 'Ways',
    lead: 'How you are told of each kind of message.',
    kind: 'Message',
    label: (kind, way) => `${kind}: ${way}`,
    fixed: 'Service messages always reach the inbox; this cannot be switched off.',
    notOffered: 'Not by this way',
  },
}

export const choicesMessages = { 'zh-CN': zhCN, en }
