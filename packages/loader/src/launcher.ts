import {
  createRail,
  moduleOf,
  type Panel,
  panels as panelNames,
  type RailIntent,
  railMessages,
  railStyles,
} from '@chuhai/help-box/rail'
import { isolateEvents, ownOptions, scrollsItself } from '@chuhai/ui/element'
import tokens from '@chuhai/ui/tokens.css?inline'
import type { Context } from './context'
import hostStyles from './host.css?inline'
import { undoZoom } from './host-page'
import type { mountPanels } from './panels'
import { createPanelsOnDemand } from './panels-on-demand'
import { stayOnPage } from './stay-on-page'

/** The floating box as the loader sees it. */
export interface Box {
  panels: readonly Panel[]
  handle(intent: RailIntent): void
  close(): void
}

/** Paints the rail at once, in plain DOM. The panels' files come with the first intent. */
export const mountLauncher = (document: Document, context: Context): Box => {
  const host =
    document.querySelector<HTMLElement>('chuhai-help-box') ?? document.createElement('chuhai-help-box')
  const root = host.shadowRoot ?? host.attachShadow(ownOptions({ mode: 'open' }))
  isolateEvents(root)
  host.setAttribute(scrollsItself, '')
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(tokens + hostStyles + railStyles)
  root.adoptedStyleSheets = [sheet]

  const rail = createRail({
    root,
    messages: railMessages[context.settings.locale],
    onIntent: (intent) => {
      undoZoom(host)
      panels.handle(intent)
    },
  })
  const panels = createPanelsOnDemand(rail, context.ended, async (panel) => {
    const part = moduleOf(panel)
    const [files, module] = await Promise.all([
      context.load<{ mountPanels: typeof mountPanels }>('panels'),
      context.load(part),
    ])
    return (first) => files.mountPanels({ context, root, rail, first, loaded: { [part]: module } })
  })

  context.watch(({ locale, theme, side, offset }) => {
    rail.relabel(railMessages[locale])
    host.lang = locale
    rail.element.dataset.side = side
    host.dataset.theme = theme
    host.style.setProperty('--chuhai-offset', `${offset}px`)
  })
  stayOnPage(document, host, context.ended)
  context.ended.addEventListener('abort', rail.destroy)

  return {
    panels: panelNames,
    handle: panels.handle,
    close: panels.close,
  }
}
