import { Icon, IconButton } from '@chuhai/ui'
import { iconCompass, iconTrash } from '@chuhai/ui/icons'
import { useStore } from '@nanostores/react'
import type { ChatPartProps } from './props'

/** Title, free questions left, and the way to an empty conversation. In a frame with a title of its own only the rest. */
export const Header = ({
  store,
  words,
  heading,
  onClear,
}: ChatPartProps & { heading: boolean; onClear(): void }) => {
  const state = useStore(store.$state)
  const { data: quota } = useStore(store.$quota)
  const hasTalk = 'items' in state
  const left = state.phase === 'signedOut' ? undefined : quota?.left
  if (!heading && !hasTalk && left === undefined) return null
  return (
    <header className="ch-chat__header" data-slim={heading ? undefined : ''}>
      {heading && (
        <>
          <span className="ch-chat__badge">
            <Icon path={iconCompass} size={20} />
          </span>
          <h2 className="ch-chat__heading">{words.heading}</h2>
        </>
      )}
      <span className="ch-chat__quota">{left !== undefined && words.quotaLeft(left)}</span>
      {hasTalk && <IconButton icon={iconTrash} label={words.clear} size={18} onClick={onClear} />}
    </header>
  )
}
