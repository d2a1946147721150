import railTokens from 'virtual:rail-tokens'
import type { LoadedParts } from '@chuhai/help-box/panels'
import {
  createRail,
  type Panel,
  panels as panelNames,
  type RailIntent,
  railMessages,
  railStyles,
} from '@chuhai/help-box/rail'
import type { Context } from './context'
import hostStyles from './host.css?inline'
import type { BoxPanels, mountPanels } from './panels'
import { stayOnPage } from './stay-on-page'

/** The floating box as the loader sees it. */
export interface Box {
  open(panel: Panel): void
  close(): void
}

const sheet = (css: string): CSSStyleSheet => {
  const made = new CSSStyleSheet()
  made.replaceSync(css)
  return made
}

/** Files that come sooner come unannounced: an entry that turns busy costs two frames, just when they arrive. */
const busyAfterMs = 200

/**
 * Paints the rail at once, in plain DOM. The panels' files come with the first intent; what a visitor asked for
 * meanwhile happens as soon as they are there.
 */
export const mountLauncher = (
  document: Document,
  context: Context,
  importPanels: (first: Panel) => Promise<[{ mountPanels: typeof mountPanels }, LoadedParts]>,
): Box => {
  const host =
    document.querySelector<HTMLElement>('chuhai-help-box') ?? document.createElement('chuhai-help-box')
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
  root.adoptedStyleSheets = [sheet(railTokens + hostStyles + railStyles)]

  let panels: BoxPanels | undefined
  let isLoading = false
  let waiting: RailIntent | null = null

  const rail = createRail({
    root,
    messages: railMessages[context.settings.locale],
    onIntent: (intent) => {
      if (panels) panels.handle(intent)
      else ask(intent)
    },
  })
  const showBusy = () => rail.show({ busy: waiting?.kind === 'press' ? waiting.panel : null })
  const ask = (intent: RailIntent) => {
    if (intent.kind !== 'leave') waiting = intent
    else if (waiting?.kind === 'enter') waiting = null
    rail.show({ hasProblem: false })
    setTimeout(showBusy, busyAfterMs)
    if (isLoading) return
    isLoading = true
    importPanels(intent.panel).then(
      ([module, loaded]) => {
        if (context.ended.aborted) return
        panels = module.mountPanels({ context, root, rail, first: waiting, loaded })
        waiting = null
        showBusy()
      },
      () => {
        isLoading = false
        waiting = null
        showBusy()
        rail.show({ hasProblem: true })
      },
    )
  }

  context.watch(({ locale, theme, side, offset }) => {
    rail.relabel(railMessages[locale])
    rail.element.dataset.side = side
    host.setAttribute('data-theme', theme)
    host.style.setProperty('--chuhai-offset', `${offset}px`)
    host.style.setProperty('--chuhai-rail-shift', `${24 - offset}px`)
  })
  stayOnPage(document, host, context.ended)
  context.ended.addEventListener('abort', () => {
    panels?.destroy()
    rail.destroy()
  })

  return {
    open: (panel) => {
      if (panelNames.includes(panel)) {
        if (panels) panels.open(panel)
        else ask({ kind: 'press', panel })
      } else {
        console.warn(`[chuhai] no panel "${panel}". Use one of: ${panelNames.join(', ')}.`)
      }
    },
    close: () => {
      waiting = null
      panels?.close()
    },
  }
}
