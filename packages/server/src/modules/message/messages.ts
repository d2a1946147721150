import type { Locale } from '@chuhai/contract'
import { contactCodeMinutes } from '@chuhai/contract/message'

const zhCN = {
  codeTitle: (code: string) => `出海云验证码 ${code}`,
  codeMail: (code: string) =>
    `您正在设置接收出海云消息的邮箱，验证码是 ${code}，${contactCodeMinutes} 分钟内有效。\n\n如果不是您本人操作，请忽略这封邮件。`,
  codeSms: (code: string) =>
    `验证码 ${code}，${contactCodeMinutes} 分钟内有效，用于接收出海云的消息，请勿告诉他人。`,
  unsubscribeTitle: '不再接收这类消息',
  unsubscribeQuestion: '确定后，这类消息不再发送到您的邮箱或手机，在站内信中仍能看到。',
  unsubscribe: '确定',
  unsubscribedTitle: '已经取消',
  unsubscribed: '这类消息不会再发送给您。您可以随时在个人中心的消息设置中恢复。',
  unknownTitle: '链接无效',
  unknown: '链接不完整或不是由出海云发出的。您可以登录后在个人中心的消息设置中选择接收方式。',
  goHome: '返回首页',
}

type Texts = typeof zhCN

const en: Texts = {
  codeTitle: (code) => `Chuhai code ${code}`,
  codeMail: (code) =>
    `You are about to receive messages of Chuhai at this address. The code is ${code}, and is valid for ${contactCodeMinutes} minutes.\n\nIf this was not you, please ignore this mail.`,
  codeSms: (code) =>
    `${code} is your code for messages of Chuhai, valid for ${contactCodeMinutes} minutes. Tell it to nobody.`,
  unsubscribeTitle: 'Stop messages of this kind',
  unsubscribeQuestion:
    'Messages of this kind will no longer be sent to your mailbox or phone; your inbox here still has them.',
  unsubscribe: 'Stop them',
  unsubscribedTitle: 'Stopped',
  unsubscribed: 'You will get no more of them. The settings of messages in your account turn them on again.',
  unknownTitle: 'This link is not valid',
  unknown:
    'It is incomplete, or not one of Chuhai. Sign in and choose in the settings of messages in your account.',
  goHome: 'Home page',
}

/** Texts of codes, and of the page where messages end. */
export const messages: Record<Locale, Texts> = { 'zh-CN': zhCN, en }
