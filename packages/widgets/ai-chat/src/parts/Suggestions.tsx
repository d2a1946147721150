import { Button, Icon, Skeleton } from '@chuhai/ui'
import { iconChevronRight } from '@chuhai/ui/icons'
import { useStore } from '@nanostores/react'
import { type MouseEvent, useId } from 'react'
import { addressOf } from '../address'
import type { ChatPartProps } from './props'

/** Where the field is: the composer stands below the log, in the same chat. */
const focusField = ({ currentTarget }: MouseEvent<HTMLElement>) => {
  const field = currentTarget.closest('.ch-chat')?.querySelector<HTMLTextAreaElement>('textarea')
  // After the words are in it, so that the caret stands behind them.
  requestAnimationFrame(() => {
    field?.focus()
    field?.setSelectionRange(field.value.length, field.value.length)
  })
}

/** Four scenes; picking one fills the field with its guide words (specification 2.13). */
export const Suggestions = ({
  core,
  store,
  words,
  onPick,
}: ChatPartProps & { onPick?: (() => void) | undefined }) => {
  const { phase, data: scenes } = useStore(store.$scenes)
  const id = useId()
  if (phase === 'failed')
    return (
      <p className="ch-chat__quiet">
        {words.noSuggestions}
        <Button variant="text" size="small" onClick={store.loadScenes}>
          {words.retry}
        </Button>
      </p>
    )
  if (!scenes) return <Skeleton lines={4} height={308} />
  if (!scenes.length) return null
  return (
    <>
      <h3 className="ch-chat__title" id={id}>
        {words.suggestions}
      </h3>
      <ul className="ch-chat__scenes" aria-labelledby={id}>
        {scenes.map((scene) => (
          <li key={scene.id}>
            <button
              type="button"
              className="ch-chat__scene"
              onClick={(event) => {
                store.pick(scene)
                if (onPick) onPick()
                else focusField(event)
              }}
            >
              <img src={addressOf(core, scene.logo)} alt="" width="36" height="36" />
              <span className="ch-chat__scene-text">
                <span className="ch-chat__scene-name">{scene.name}</span>
                <span className="ch-chat__scene-words">{scene.guideWords}</span>
              </span>
              <Icon path={iconChevronRight} size={16} />
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
