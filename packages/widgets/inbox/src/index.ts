'use client'

export { Bell, type BellProps } from './Bell'
export { Inbox, type InboxProps } from './Inbox'
export { MessageChoices, type MessageChoicesProps } from './MessageChoices'
export { createUnreadStore, type UnreadStore } from './unread'
