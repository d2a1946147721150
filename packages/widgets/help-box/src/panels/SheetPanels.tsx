import { Icon, Sheet, useStyles } from '@chuhai/ui'
import { iconCompass, iconConsultation, iconLive, iconPhone, iconScan } from '@chuhai/ui/icons'
import { useRef } from 'react'
import { type Panel, panels } from '../entries'
import type { LayoutProps } from './PopoverPanels'
import panelsCss from './panels.css?inline'
import css from './sheet.css?inline'

const icons: Record<Panel, string> = {
  live: iconLive,
  consultation: iconConsultation,
  scan: iconScan,
  phone: iconPhone,
  chat: iconCompass,
}

/**
 * The sheet of small screens, with the other panels one tap away.
 *
 *   ┌── ▬ ──────────────┐
 *   │ 在线咨询         × │
 *   │ the panel          │
 *   │ 直播 咨询 扫码 电话 AI │
 *   └───────────────────┘
 */
export const SheetPanels = ({ store, rail, open, renderPanel }: LayoutProps) => {
  useStyles(panelsCss)
  useStyles(css)
  const { names, short, box } = rail.words()
  const last = useRef<Panel>('consultation')
  if (open) last.current = open.panel
  const panel = last.current

  return (
    <Sheet open={open !== null} onClose={store.close} title={names[panel]}>
      <div className={`ch-panel-sheet ch-panel-sheet--${panel}`}>{renderPanel(panel)}</div>
      <div className="ch-panel-tabs" role="group" aria-label={box}>
        {panels.map((entry) => (
          <button
            key={entry}
            type="button"
            className="ch-panel-tabs__entry"
            aria-label={names[entry]}
            aria-current={entry === panel}
            onClick={() => store.open(entry)}
          >
            <Icon path={icons[entry]} size={20} />
            <span>{short[entry]}</span>
          </button>
        ))}
      </div>
    </Sheet>
  )
}
