import { Icon } from '@chuhai/ui'
import { iconError, iconInfo, iconSuccess, iconWarning } from '@chuhai/ui/icons'
import type { ReactNode } from 'react'

const icons = { error: iconError, warning: iconWarning, success: iconSuccess, info: iconInfo }

interface StatusBannerProps {
  tone: keyof typeof icons
  title: string
  text?: string | null
  action?: ReactNode
  /** It appears during typing, and is read out. */
  isAlert?: boolean
}

/** The status of the registration, above everything else. */
export const StatusBanner = ({ tone, title, text, action, isAlert }: StatusBannerProps) => (
  <div className={`ch-sign-up-status ch-sign-up-status--${tone}`} role={isAlert ? 'alert' : undefined}>
    <Icon path={icons[tone]} size={20} />
    <div className="ch-sign-up-status__text">
      <p className="ch-sign-up-status__title">{title}</p>
      {text && <p className="ch-sign-up-status__reason">{text}</p>}
    </div>
    {action}
  </div>
)
