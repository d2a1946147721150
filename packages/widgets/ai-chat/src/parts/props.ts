import type { Core } from '@chuhai/core'
import type { AiChatMessages } from '../messages'
import type { AiChatStore } from '../store'

/** What every part of the chat gets. */
export interface ChatPartProps {
  core: Core
  store: AiChatStore
  words: AiChatMessages
}
