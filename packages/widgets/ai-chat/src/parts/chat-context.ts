import type { Core } from '@chuhai/core'
import { createContext, useContext } from 'react'
import type { Answer } from '../conversation'
import type { AiChatMessages } from '../messages'
import type { ChatController } from '../store'

/** What the parts of a chat share. */
export interface Chat {
  core: Core
  store: ChatController
  words: AiChatMessages
  onSignOn(): void
  /** Opens the consultation; without it none is offered. */
  onConsult: (() => void) | undefined
  onReport(answer: Answer): void
}

const context = createContext<Chat | null>(null)

export const ChatProvider = context.Provider

export const useChat = (): Chat => {
  const chat = useContext(context)
  if (!chat) throw new Error('[chuhai] A part of the chat is rendered outside of <AiChat>.')
  return chat
}
