import type { Locale } from '@chuhai/contract/locale'
import type { Core } from '@chuhai/core'
import { useCore } from '@chuhai/core/react'
import {
  hidden,
  Icon,
  IconButton,
  ownEvents,
  type Theme,
  useEnd,
  useOwnScroll,
  usePart,
  useRefusedDrops,
  useStyles,
  WidgetScope,
} from '@chuhai/ui'
import { iconCompass, iconTrash } from '@chuhai/ui/icons'
import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import type { Answer } from './conversation'
import { aiChatMessages } from './messages'
import { Composer } from './parts/Composer'
import { type Chat, ChatProvider, useChat } from './parts/chat-context'
import { MessageLog } from './parts/MessageLog'
import { type AiChatStore, type ChatController, createChatController } from './store'
import css from './styles.css?inline'

/** What `AiChat` takes. */
export interface AiChatProps {
  /** That of the `ChuhaiProvider` above when not given. */
  core?: Core | undefined
  /** The language of this chat alone; the core's when not given. */
  locale?: Locale
  /** The theme of this chat alone; that of the page's scope when not given. */
  theme?: Theme | undefined
  /** Keeps the conversation going while the chat is not shown. Its creator destroys it. */
  store?: AiChatStore
  /** Leaves out the title AI 助手. */
  hideHeading?: boolean | undefined
  /** Shown at the end of the header, such as a bell. */
  tools?: ReactNode
  /** Draws a card with a height of its own; without it the chat fills its container. */
  framed?: boolean
  /**
   * Name of the draft; chats with the same name share what was typed.
   * @default 'chat'
   */
  draft?: string
  /** Opens the consultation; without it none is offered. */
  onConsult?(): void
  /** Called in place of asking the core for sign-on. */
  onSignOn?(): void
}

type DialogRequest = { kind: 'clear' } | { kind: 'report'; answer: Answer }

const loadDialogs = () => import('./parts/Dialogs')

/**
 * The chat with the AI assistant (specification 2.13, 4, 5.8).
 *
 *   ┌──────────────────────────────┐
 *   │ ◈ AI 助手      今日剩余 9 次 🗑 │  Header
 *   │                    question  │
 *   │ answer                       │  MessageLog
 *   │ AI 生成 ⧉ ⟳                ⚑ │
 *   │ ┌──────────────────────────┐ │
 *   │ │ 输入问题          0/200 ↑ │ │  Composer
 *   │ └──────────────────────────┘ │
 *   └──────────────────────────────┘
 *
 * @example
 * <AiChat core={core} framed />
 */
export const AiChat = ({ store: given, draft, onConsult, ...props }: AiChatProps) => {
  const core = useCore('AiChat', props.core)
  useStyles(css)
  useStyles(hidden)
  const pageLocale = useStore(core.locale.$locale)
  const locale = props.locale ?? pageLocale
  const own = useMemo(() => (given ? null : createChatController(core, { draft })), [core, given, draft])
  const store = (given ?? own) as ChatController
  const state = useStore(store.$state)
  const { data: quota } = useStore(store.$quota)
  const [request, setRequest] = useState<DialogRequest | null>(null)
  const dialogs = usePart(loadDialogs, request !== null)
  const root = useRef<HTMLElement>(null)
  useRefusedDrops(root)
  useOwnScroll(root)
  const close = () => setRequest(null)
  const words = aiChatMessages[locale]

  useEffect(() => store.connect(), [store])
  useEnd(own?.destroy)
  // For a page that has not asked yet who is signed in; without a hint of a session nothing is sent.
  useEffect(() => {
    core.session.load()
  }, [core])

  const chat: Chat = {
    core,
    store,
    words,
    onSignOn: props.onSignOn ?? store.signIn,
    onConsult,
    onReport: (answer) => setRequest({ kind: 'report', answer }),
  }

  return (
    <WidgetScope locale={locale} theme={props.theme}>
      <ChatProvider value={chat}>
        <section
          {...ownEvents}
          ref={root}
          className="ch-ai-chat"
          data-framed={props.framed ? '' : undefined}
          lang={locale}
          aria-busy={state.phase === 'loading' || undefined}
        >
          <Header
            hasTitle={!props.hideHeading}
            tools={props.tools}
            onClear={() => setRequest({ kind: 'clear' })}
          />
          <MessageLog state={state} />
          <Composer state={state} />
          <p className="ch-ai-chat__note">{quota?.hasModel === false ? words.attach.unseen : words.note}</p>
          {dialogs && (
            <dialogs.ChatProvider value={chat}>
              <dialogs.ClearDialog isOpen={request?.kind === 'clear'} onClose={close} />
              <dialogs.ReportDialog
                answer={request?.kind === 'report' ? request.answer : null}
                onClose={close}
              />
            </dialogs.ChatProvider>
          )}
        </section>
      </ChatProvider>
    </WidgetScope>
  )
}

interface HeaderProps {
  hasTitle: boolean
  tools: ReactNode
  onClear(): void
}

/** Title, free questions left, the button that clears the conversation, and what the page adds. */
const Header = ({ hasTitle, tools, onClear }: HeaderProps) => {
  const { store, words } = useChat()
  const state = useStore(store.$state)
  const { data: quota } = useStore(store.$quota)
  const hasMessages = 'items' in state
  const left = state.phase === 'signedOut' ? undefined : quota?.left
  if (!hasTitle && !hasMessages && left === undefined) return null
  return (
    <header className="ch-ai-chat__header" data-slim={hasTitle ? undefined : ''}>
      {hasTitle && (
        <>
          <span className="ch-ai-chat__badge">
            <Icon path={iconCompass} size={20} />
          </span>
          <h2 className="ch-ai-chat__heading">{words.heading}</h2>
        </>
      )}
      <span className="ch-ai-chat__quota">{left !== undefined && words.quotaLeft(left)}</span>
      {hasMessages && <IconButton icon={iconTrash} label={words.clear} size={18} onClick={onClear} />}
      {tools}
    </header>
  )
}
