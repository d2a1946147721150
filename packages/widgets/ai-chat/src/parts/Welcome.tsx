import { Button, useStyles } from '@chuhai/ui'
import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { ChatState } from '../talk'
import type { ChatPartProps } from './props'
import { Suggestions } from './Suggestions'
import css from './welcome.css?inline'

export interface WelcomeProps extends ChatPartProps {
  state: ChatState
  onSignOn(): void
}

/** The greeting, typed letter by letter, and then something to begin with (specification 2.13). */
export const Welcome = ({ core, store, words, state, onSignOn }: WelcomeProps) => {
  useStyles(css)
  const name = useStore(core.session.$user)?.userName ?? ''
  const typed = useStore(store.typing.$typed)
  const text = words.welcome(name)
  const letters = [...text]

  useEffect(() => {
    store.loadScenes()
    store.typing.start(letters.length, matchMedia('(prefers-reduced-motion: reduce)').matches)
  }, [store, letters.length])

  return (
    <div className="ch-chat__welcome">
      <p className="ch-chat__greeting">
        <span className="ch-hidden">{text}</span>
        <span aria-hidden="true">
          {letters.slice(0, typed).join('')}
          {/* What is still to come takes its place already, so that no line breaks anew. */}
          <span className="ch-chat__untyped">{letters.slice(typed).join('')}</span>
        </span>
      </p>
      {typed > letters.length && (
        <Suggestions
          store={store}
          core={core}
          words={words}
          onPick={state.phase === 'signedOut' ? onSignOn : undefined}
        />
      )}
      {state.phase === 'welcome' && state.isIncomplete && (
        <p className="ch-chat__quiet">
          {words.history}
          <Button variant="text" size="small" onClick={store.reload}>
            {words.retry}
          </Button>
        </p>
      )}
    </div>
  )
}
