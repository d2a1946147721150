import { Icon } from '@chuhai/ui'
import { iconInfo } from '@chuhai/ui/icons'
import type { ReactNode } from 'react'

/** Why an order cannot be placed, with a link to what can be done. */
export const Hint = ({ title, text, children }: { title: string; text: string; children?: ReactNode }) => (
  <div className="confirm-hint" role="alert">
    <Icon path={iconInfo} size={20} />
    <div>
      <b>{title}</b>
      <p>{text}</p>
      {children && <div className="confirm-hint__ways">{children}</div>}
    </div>
  </div>
)
