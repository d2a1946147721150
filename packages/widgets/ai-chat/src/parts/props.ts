import type { Core } from '@chuhai/core'
import type { AiChatMessages } from '../messages'
import type { AiChatStore } from '../store'
import type { TalkMessages } from './talk-messages'

/** What every part of the chat gets. */
export interface ChatPartProps {
  core: Core
  store: AiChatStore
  words: AiChatMessages
}

export type TalkWords = AiChatMessages & TalkMessages

/** What every part of what was said gets. */
export interface TalkPartProps extends ChatPartProps {
  words: TalkWords
}
