import type { AiChatStore } from '@chuhai/ai-chat'
import type { Core } from '@chuhai/core'
import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect } from 'react'
import type { Panel } from '../entries'
import type { BoxController } from '../store'
import type { PanelModules } from './modules'

export interface PanelContentProps {
  panel: Panel
  core: Core
  store: BoxController
  modules: PanelModules
  chatStore: AiChatStore | undefined
  chatTools: ReactNode
  isOpen: boolean
  isSheet: boolean
  onSubmitted?: ((detail: { id: string }) => void) | undefined
}

/** The content of a panel, in either layout. */
export const PanelContent = (props: PanelContentProps) => {
  const { panel, core, store, modules, isOpen, isSheet, onSubmitted } = props
  const { form, quick } = modules
  const about = useStore(store.$about)
  if (panel === 'chat') return <ChatPanel {...props} />
  if (panel === 'consultation') {
    if (!form) return <div className="ch-panel__awaited ch-panel__awaited--form" aria-busy="true" />
    return (
      <form.Consultation
        core={core}
        draft="help-box"
        hideHeading
        about={about}
        isShown={isOpen}
        onAboutRemoved={store.forgetAbout}
        onSubmitted={(detail) => {
          onSubmitted?.(detail)
          store.forgetAbout()
        }}
      />
    )
  }
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

/** The AI assistant needs a signed-in visitor; otherwise the sign-on starts (specification, section 4). */
const ChatPanel = (props: PanelContentProps) => {
  const { core, store, chatStore, chatTools, isOpen, isSheet } = props
  const { chat } = props.modules
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
      hideHeading={isSheet}
      tools={chatTools}
      onConsult={() => store.open('consultation')}
    />
  )
}
