import type { ErrorTable } from '../request-errors'

/** Rules of what a person chooses about their messages. */
export const messageErrors = {
  MESSAGE_WAY_FIXED: {
    status: 422,
    'zh-CN': '这类消息事关您自己办的事，站内消息不能关闭',
    en: 'These messages are about your own matters, so the inbox always has them',
  },
} as const satisfies ErrorTable

/** A code of `messageErrors`. */
export type MessageErrorCode = keyof typeof messageErrors
