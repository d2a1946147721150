import { Icon, useStyles } from '@chuhai/ui'
import { iconError, iconInfo, iconSuccess, iconWarning } from '@chuhai/ui/icons'
import type { ReactNode } from 'react'
import css from './band.css?inline'

const icons = { error: iconError, warning: iconWarning, success: iconSuccess, info: iconInfo }

interface BandProps {
  tone: keyof typeof icons
  title: string
  text?: string | null
  /** What can be done about it. */
  action?: ReactNode
  /** It comes while somebody is at work, and has to be heard. */
  isAlert?: boolean
}

/** Where the registration stands, above everything else. */
export const Band = ({ tone, title, text, action, isAlert }: BandProps) => {
  useStyles(css)
  return (
    <div className={`ch-band ch-band--${tone}`} role={isAlert ? 'alert' : undefined}>
      <Icon path={icons[tone]} size={20} />
      <div className="ch-band__text">
        <p className="ch-band__title">{title}</p>
        {text && <p className="ch-band__reason">{text}</p>}
      </div>
      {action}
    </div>
  )
}
