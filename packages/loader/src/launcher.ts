import railTokens from 'virtual:rail-tokens'
import { createRail, type Panel, panels as panelNames, railMessages, railStyles } from '@chuhai/help-box/rail'
import { isolateEvents } from '@chuhai/ui/element'
import { awaitPanels } from './awaited-panels'
import type { ImportFiles } from './box-files'
import type { Context } from './context'
import type { mountEarly } from './early-panels'
import hostStyles from './host.css?inline'
import { undoZoom } from './host-page'
import { stayOnPage } from './stay-on-page'

/** The floating box as the loader sees it. */
export interface Box {
  panels: readonly Panel[]
  open(panel: Panel): void
  close(): void
}

const sheet = (css: string): CSSStyleSheet => {
  const made = new CSSStyleSheet()
  made.replaceSync(css)
  return made
}

/** Paints the rail at once, in plain DOM. The panels' files come with the first intent. */
export const mountLauncher = (document: Document, context: Context, importFiles: ImportFiles): Box => {
  const host =
    document.querySelector<HTMLElement>('chuhai-help-box') ?? document.createElement('chuhai-help-box')
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
  isolateEvents(root)
  root.adoptedStyleSheets = [sheet(railTokens + hostStyles + railStyles)]

  const rail = createRail({
    root,
    messages: railMessages[context.settings.locale],
    onIntent: (intent) => {
      undoZoom(host)
      panels.handle(intent)
    },
  })
  const panels = awaitPanels(rail, context.ended, async (panel) => {
    const early = await importFiles<{ mountEarly: typeof mountEarly }>('early', panel, 'panels')
    return (first) => early.mountEarly({ context, root, rail, first, importFiles, awaitPanels })
  })

  context.watch(({ locale, theme, side, offset }) => {
    rail.relabel(railMessages[locale])
    rail.element.dataset.side = side
    host.setAttribute('data-theme', theme)
    host.style.setProperty('--chuhai-offset', `${offset}px`)
    host.style.setProperty('--chuhai-rail-shift', `${24 - offset}px`)
  })
  stayOnPage(document, host, context.ended)
  context.ended.addEventListener('abort', rail.destroy)

  return {
    panels: panelNames,
    open: (panel) => panels.handle({ kind: 'open', panel }),
    close: panels.close,
  }
}
