import { useStore } from '@nanostores/react'
import { useEffect, useMemo } from 'react'
import type { Panel } from '../entries'
import type { PanelContentProps } from './props'

type ContentProps = Omit<PanelContentProps, 'panel'>

/** The content of a panel, in either layout. */
export const PanelContent = ({ panel, ...props }: PanelContentProps) => {
  if (panel === 'consultation') return <ConsultationPanel {...props} />
  if (panel === 'chat') return <ChatPanel {...props} />
  return <QuickPanel panel={panel} {...props} />
}

const ConsultationPanel = ({ core, modules, isOpen, onSubmitted }: ContentProps) => {
  const form = useStore(modules.form.$module)
  if (!form) return <div className="ch-panel__awaited ch-panel__awaited--form" aria-busy="true" />
  return <form.Consultation core={core} draft="help-box" isShown={isOpen} onSubmitted={onSubmitted} />
}

/** The AI assistant needs a signed-in visitor; otherwise the sign-on starts (specification, section 4). */
const ChatPanel = ({ core, store, modules, isOpen, isSheet }: ContentProps) => {
  const chat = useStore(modules.chat.$module)
  const chatStore = useMemo(() => {
    const { chatStore: kept } = modules
    if (chat) kept.current ??= chat.createAiChatStore(core, { draft: 'help-box' })
    return kept.current
  }, [chat, core, modules])
  const isKnown = useStore(core.session.$isKnown)

  // Once per opening; after closing the sign-on the visitor finds the panel with its button.
  useEffect(() => {
    if (isOpen && isKnown && !core.session.$user.get()) store.signIn()
  }, [isOpen, isKnown, core, store])

  if (!chat || !chatStore)
    return <div className="ch-panel__awaited ch-panel__awaited--chat" aria-busy="true" />
  return (
    <chat.AiChat
      core={core}
      store={chatStore}
      heading={!isSheet}
      onConsult={() => store.open('consultation')}
    />
  )
}

interface QuickPanelProps extends ContentProps {
  panel: Exclude<Panel, 'consultation' | 'chat'>
}

/** The panels that show something instead of asking for it. */
const QuickPanel = ({ panel, core, store, modules, isSheet }: QuickPanelProps) => {
  const quick = useStore(modules.quick.$module)
  if (!quick) return <div className="ch-panel__awaited" aria-busy="true" />
  switch (panel) {
    case 'live':
      return <quick.LivePanel core={core} store={store} />
    case 'scan':
      return <quick.ScanPanel core={core} store={store} isSheet={isSheet} />
    case 'phone':
      return <quick.PhonePanel core={core} store={store} isSheet={isSheet} />
  }
}
