import type { Locale } from '@chuhai/contract/locale'
import type { Core } from '@chuhai/core'
import { hidden, LocaleProvider, useStyles } from '@chuhai/ui'
import { useStore } from '@nanostores/react'
import { useEffect, useMemo } from 'react'
import { aiChatMessages } from './messages'
import { Chat } from './parts/Chat'
import { type AiChatStore, createAiChatStore } from './store'
import css from './styles.css?inline'

export interface AiChatProps {
  core: Core
  /** The language of this chat alone; the core's when not given. */
  locale?: Locale
  /** A store of one's own: what is said goes on while the chat is not shown. Whoever made it destroys it. */
  store?: AiChatStore
  /** Shows the title AI 助手. */
  heading?: boolean
  /** Draws a card around it, as tall as it should be; without it the chat fills its place. */
  framed?: boolean
  /** Name of the draft; chats with the same name share what was typed. */
  draft?: string
  /** Leads to the people behind the assistant; without it nobody is offered (specification 8, quota used up). */
  onConsult?(): void
  /** Called in place of asking the core for sign-on. */
  onSignOn?(): void
}

/** The chat with the AI assistant (specification 2.13, 4, 5.8). */
export const AiChat = ({ core, store: given, heading, framed, draft, onConsult, ...props }: AiChatProps) => {
  useStyles(css)
  useStyles(hidden)
  const pageLocale = useStore(core.locale.$locale)
  const locale = props.locale ?? pageLocale
  const own = useMemo(() => (given ? null : createAiChatStore(core, { draft })), [core, given, draft])
  const store = given ?? (own as AiChatStore)

  useEffect(() => store.begin(), [store])
  useEffect(() => () => own?.destroy(), [own])
  // For a page that has not asked yet who is signed in; without a hint of a session nothing is sent.
  useEffect(() => {
    if (!core.session.$isKnown.get() && !core.session.$user.get()) core.session.refresh()
  }, [core])

  return (
    <LocaleProvider locale={locale}>
      <section className="ch-chat" data-framed={framed ? '' : undefined} lang={locale}>
        <Chat
          store={store}
          core={core}
          words={aiChatMessages[locale]}
          heading={heading ?? false}
          onConsult={onConsult}
          onSignOn={props.onSignOn ?? store.signIn}
        />
      </section>
    </LocaleProvider>
  )
}
