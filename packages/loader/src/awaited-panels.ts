import type { Panel, Rail, RailIntent } from '@chuhai/help-box/rail'

/** The panels of the box, as its rail and the page see them. */
export interface BoxPanels {
  handle(intent: RailIntent): void
  close(): void
}

/** Puts panels on the page; `first` is what a visitor waits for. */
export type Mount = (first: RailIntent | null) => BoxPanels

/** Files that come sooner come unannounced: an entry that turns busy costs two frames, just when they arrive. */
const busyAfterMs = 200

/**
 * Stands for panels whose files come with the first intent. What a visitor asked for meanwhile happens as soon as they
 * are there; where they do not come, the rail says so, and the next intent asks for them again.
 */
export const awaitPanels = (
  rail: Rail,
  ended: AbortSignal,
  load: (first: Panel) => Promise<Mount>,
): BoxPanels => {
  let panels: BoxPanels | undefined
  let isLoading = false
  let waiting: RailIntent | null = null

  const showBusy = () => rail.show({ busy: waiting && waiting.kind !== 'enter' ? waiting.panel : null })
  const handle = (intent: RailIntent) => {
    if (panels) return panels.handle(intent)
    if (intent.kind !== 'leave') waiting = intent
    else if (waiting?.kind === 'enter') waiting = null
    rail.show({ hasProblem: false })
    setTimeout(showBusy, busyAfterMs)
    if (isLoading) return
    isLoading = true
    load(intent.panel)
      .then(
        (mount) => {
          if (!ended.aborted) panels = mount(waiting)
        },
        () => {
          isLoading = false
          rail.show({ hasProblem: true })
        },
      )
      .then(() => {
        waiting = null
        showBusy()
      })
  }
  return {
    handle,
    close: () => {
      waiting = null
      panels?.close()
    },
  }
}
