import { Button } from '@chuhai/ui'

export interface PanelNoticeProps {
  title: string
  text?: string
  action?: string
  onAction?(): void
}

/** An empty or failed panel: a title, a reason, an action. */
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
