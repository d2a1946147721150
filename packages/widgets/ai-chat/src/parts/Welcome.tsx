import { Button, Icon, Skeleton, useStyles } from '@chuhai/ui'
import { iconChevronRight } from '@chuhai/ui/icons'
import { useStore } from '@nanostores/react'
import { type MouseEvent, useEffect, useId } from 'react'
import { addressOf } from '../address'
import type { ChatState } from '../conversation'
import { useChat } from './chat-context'
import css from './welcome.css?inline'

/** The greeting, typed letter by letter, and then the suggestions (specification 2.13). */
export const Welcome = ({ state }: { state: ChatState }) => {
  useStyles(css)
  const { core, store, words } = useChat()
  const name = useStore(core.session.$user)?.userName ?? ''
  const typed = useStore(store.typing.$typed)
  const text = words.welcome(name)
  const letters = [...text]

  useEffect(() => {
    store.loadScenes()
    const isStill = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true
    store.typing.start(letters.length, isStill)
  }, [store, letters.length])

  return (
    <div className="ch-ai-chat__welcome">
      <p className="ch-ai-chat__greeting">
        <span className="ch-hidden">{text}</span>
        <span aria-hidden="true">
          {letters.slice(0, typed).join('')}
          {/* Takes its place already, so that lines do not break again while typing. */}
          <span className="ch-ai-chat__untyped">{letters.slice(typed).join('')}</span>
        </span>
      </p>
      {typed > letters.length && <Suggestions isSignedOut={state.phase === 'signedOut'} />}
      {state.phase === 'welcome' && state.isIncomplete && (
        <NotLoaded text={words.history} onRetry={store.reload} />
      )}
    </div>
  )
}

/** One line in the log about what is missing there. */
export const NotLoaded = ({ text, onRetry }: { text: string; onRetry(): void }) => (
  <p className="ch-ai-chat__quiet">
    {text}
    <Button variant="text" size="small" onClick={onRetry}>
      {useChat().words.retry}
    </Button>
  </p>
)

/** Focuses the field of the composer in the same chat. */
const focusField = ({ currentTarget }: MouseEvent<HTMLElement>) => {
  const field = currentTarget.closest('.ch-ai-chat')?.querySelector<HTMLTextAreaElement>('textarea')
  // After the field is rendered with the guide words, so that the caret is behind them.
  requestAnimationFrame(() => {
    field?.focus()
    field?.setSelectionRange(field.value.length, field.value.length)
  })
}

/** Four scenes; choosing one fills the field with its guide words (specification 2.13). */
const Suggestions = ({ isSignedOut }: { isSignedOut: boolean }) => {
  const { core, store, words, onSignOn } = useChat()
  const { phase, data: scenes } = useStore(store.$scenes)
  const id = useId()
  if (phase === 'failed') return <NotLoaded text={words.noSuggestions} onRetry={store.loadScenes} />
  if (!scenes) return <Skeleton lines={4} height={308} />
  if (!scenes.length) return null
  return (
    <>
      <h3 className="ch-ai-chat__title" id={id}>
        {words.suggestions}
      </h3>
      <ul className="ch-ai-chat__scenes" aria-labelledby={id}>
        {scenes.map((scene) => (
          <li key={scene.id}>
            <button
              type="button"
              className="ch-ai-chat__scene"
              onClick={(event) => {
                store.chooseScene(scene)
                if (isSignedOut) onSignOn()
                else focusField(event)
              }}
            >
              <img src={addressOf(core, scene.logo)} alt="" width="36" height="36" />
              <span className="ch-ai-chat__scene-text">
                <span className="ch-ai-chat__scene-name">{scene.name}</span>
                <span className="ch-ai-chat__scene-words">{scene.guideWords}</span>
              </span>
              <Icon path={iconChevronRight} size={16} />
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
