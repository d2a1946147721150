import { Button } from '@chuhai/ui'

export interface PanelNoticeProps {
  title: string
  text?: string
  action?: string
  onAction?(): void
}

/** What a panel says when it has nothing to show: a bold line, one reason, one action. */
export const PanelNotice = ({ title, text, action, onAction }: PanelNoticeProps) => (
  <div className="ch-panel__notice">
    <p className="ch-panel__name">{title}</p>
    {text && <p className="ch-panel__text">{text}</p>}
    {action && (
      <Button variant="secondary" size="small" onClick={onAction}>
        {action}
      </Button>
    )}
  </div>
)
