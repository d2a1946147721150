import { Icon } from '@chuhai/ui'
import type { ReactNode } from 'react'

interface RowProps {
  icon: string
  name: ReactNode
  note: ReactNode
  tag?: ReactNode
  children?: ReactNode
}

/** Somebody or something in a list: what it is, a line about it, and what can be done. */
export const Row = ({ icon, name, note, tag, children }: RowProps) => (
  <li className="ch-members__row">
    <Icon path={icon} size={20} />
    <span className="ch-members__who">
      <span className="ch-members__name">
        {name} {tag}
      </span>
      <span className="ch-members__note">{note}</span>
    </span>
    {children && <span className="ch-members__actions">{children}</span>}
  </li>
)
