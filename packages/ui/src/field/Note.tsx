import type { ReactNode } from 'react'
import { Icon } from '../icons/Icon'
import { iconError } from '../icons/paths'
import { useStyles } from '../styling'
import css from './note.css?inline'

interface NoteProps {
  id: string
  error?: string | undefined
  hint?: ReactNode
}

/** The line below a control: what is wrong with it, or else a hint. */
export const Note = ({ id, error, hint }: NoteProps) => {
  useStyles(css)
  if (!error && !hint) return null
  return (
    <div className={error ? 'ch-note ch-note--error' : 'ch-note'} id={id}>
      {error && <Icon path={iconError} size={14} />}
      <span>{error || hint}</span>
    </div>
  )
}
