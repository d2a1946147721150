import { useStore } from '@nanostores/react'
import { useEffect, useMemo } from 'react'
import type { PanelContentProps } from './props'

/** Frames the AI assistant, which needs a signed-in visitor: otherwise the login flow starts (specification, section 4). */
export const ChatPanel = ({ core, store, parts, isOpen, isSheet }: Omit<PanelContentProps, 'panel'>) => {
  const chat = useStore(parts.chat.$module)
  const talk = useMemo(() => {
    if (chat) parts.talk.store ??= chat.createAiChatStore(core, { draft: 'help-box' })
    return parts.talk.store
  }, [chat, core, parts])
  const isKnown = useStore(core.session.$isKnown)

  // Each opening asks once; who has closed the sign-on finds the panel, and a button, below it.
  useEffect(() => {
    if (isOpen && isKnown && !core.session.$user.get()) store.signIn()
  }, [isOpen, isKnown, core, store])

  if (!chat || !talk) return <div className="ch-panel__awaited ch-panel__awaited--chat" />
  return (
    <chat.AiChat core={core} store={talk} heading={!isSheet} onConsult={() => store.open('consultation')} />
  )
}
