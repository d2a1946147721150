import type { Panel, Rail, RailIntent } from '@chuhai/help-box/rail'

/** The panels of the box, as its rail and the page see them. */
export interface BoxPanels {
  handle(intent: RailIntent): void
  close(): void
}

/** Renders the panels; `first` is the intent that waits for them. */
export type Mount = (first: RailIntent | null) => BoxPanels

/** A shorter wait is not shown, because painting it would delay the panel by two frames. */
const busyAfterMs = 200

/**
 * Loads the panels with the first intent. The last intent before they arrive is carried out then; a failure is shown on
 * the rail, and the next intent loads again. What is only approached is fetched, so that the intent finds it.
 */
export const createPanelsOnDemand = (
  rail: Rail,
  ended: AbortSignal,
  load: (first: Panel) => Promise<Mount>,
): BoxPanels => {
  let panels: BoxPanels | undefined
  let isLoading = false
  let waiting: RailIntent | null = null

  const showBusy = () => rail.show({ busy: waiting && waiting.kind !== 'enter' ? waiting.panel : null })
  const loadFor = async (panel: Panel) => {
    isLoading = true
    try {
      const mount = await load(panel)
      if (!ended.aborted) panels = mount(waiting)
    } catch {
      isLoading = false
      rail.show({ hasProblem: true })
    }
    waiting = null
    showBusy()
  }
  return {
    handle: (intent) => {
      if (panels) return panels.handle(intent)
      // Only fetched, not shown. A failure is not reported: the intent that follows fetches the same files.
      if (intent.kind === 'near') return void load(intent.panel).catch(() => {})
      if (intent.kind !== 'leave') waiting = intent
      else if (waiting?.kind === 'enter') waiting = null
      rail.show({ hasProblem: false })
      setTimeout(showBusy, busyAfterMs)
      if (!isLoading) loadFor(intent.panel)
    },
    close: () => {
      waiting = null
      panels?.close()
    },
  }
}
