import { usePart } from '@chuhai/ui'
import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { Answer } from '../conversation'
import { Composer } from './Composer'
import { Header } from './Header'
import { Log } from './Log'
import type { ChatPartProps } from './props'

export interface ChatProps extends ChatPartProps {
  heading: boolean
  onConsult?: (() => void) | undefined
  onSignOn(): void
}

type Asked = { kind: 'clear' } | { kind: 'report'; answer: Answer }

const loadDialogs = () => import('./dialogs')

/**
 *   ┌──────────────────────────────┐
 *   │ ◈ AI 助手      今日剩余 9 次 🗑 │  Header
 *   │                    question  │
 *   │ answer                       │  Log
 *   │ AI 生成 ⧉ ⟳                ⚑ │
 *   │ ┌──────────────────────────┐ │
 *   │ │ 输入问题          0/200 ↑ │ │  Composer
 *   │ └──────────────────────────┘ │
 *   └──────────────────────────────┘
 */
export const Chat = ({ heading, onConsult, onSignOn, ...shared }: ChatProps) => {
  const { store, words } = shared
  const state = useStore(store.$state)
  const [asked, setAsked] = useState<Asked | null>(null)
  const dialogs = usePart(loadDialogs, asked !== null)
  const answer = asked?.kind === 'report' ? asked.answer : null

  return (
    <>
      <Header {...shared} heading={heading} onClear={() => setAsked({ kind: 'clear' })} />
      <Log
        {...shared}
        state={state}
        onConsult={onConsult}
        onSignOn={onSignOn}
        onReport={(reported) => setAsked({ kind: 'report', answer: reported })}
      />
      <Composer {...shared} state={state} onSignOn={onSignOn} />
      <p className="ch-chat__note">{words.note}</p>
      {dialogs && (
        <>
          <dialogs.ClearDialog
            core={shared.core}
            store={store}
            isOpen={asked?.kind === 'clear'}
            onClose={() => setAsked(null)}
          />
          <dialogs.ReportDialog
            core={shared.core}
            store={store}
            answer={answer}
            onClose={() => setAsked(null)}
          />
        </>
      )}
    </>
  )
}
