import { panelCloseDelayMs } from '@chuhai/contract/constants'
import type { ConsultationAbout } from '@chuhai/contract/consultation'
import type { Core } from '@chuhai/core'
import { atom, type ReadableAtom } from 'nanostores'
import { type About, opensOnHover, type Panel, type RailIntent } from './entries'

/** The open panel: `peeking` closes when the pointer leaves, `pinned` stays until it is closed. */
export interface OpenPanel {
  panel: Panel
  phase: 'peeking' | 'pinned'
}

/** What opens and closes the panels of a help box. */
export interface HelpBoxStore {
  readonly $open: ReadableAtom<OpenPanel | null>
  /** What the consultation is about, also while `onSubmitted` tells that it was sent; null once it was taken away. */
  readonly $about: ReadableAtom<string | ConsultationAbout | null | undefined>
  /**
   * Opens a panel, which stays until it is closed. `about` is what the consultation is about, a title, also `kind:id:title`, or its parts;
   * null is nothing in particular.
   */
  open(panel: Panel, about?: string | ConsultationAbout | null): void
  close(): void
  destroy(): void
}

/** One panel at a time (specification 2.12); hover panels close 150 ms after the pointer has left. */
export const createBoxController = (core: Core) => {
  const $open = atom<OpenPanel | null>(null)
  const $isFormPrepared = atom(false)
  const $approached = atom<Panel | null>(null)
  const $about = atom<About>()
  const $isLive = atom(false)
  let closeTimer: ReturnType<typeof setTimeout> | undefined

  const cancelClose = () => clearTimeout(closeTimer)
  const show = (panel: Panel, phase: OpenPanel['phase']) => {
    cancelClose()
    $open.set({ panel, phase })
  }
  const close = () => {
    cancelClose()
    $open.set(null)
  }
  const leave = () => {
    if ($open.get()?.phase !== 'peeking') return
    cancelClose()
    closeTimer = setTimeout(close, panelCloseDelayMs)
  }
  const near = (panel: Panel) => {
    if (panel === 'consultation') $isFormPrepared.set(true)
    $approached.set(panel)
  }
  const enter = (panel: Panel) => {
    const open = $open.get()
    near(panel)
    // A pointer that crosses the rail does not close a form.
    if (open?.phase === 'pinned') return
    if (opensOnHover(panel)) show(panel, 'peeking')
    else leave()
  }
  const open = (panel: Panel, about?: About) => {
    if (about !== undefined) $about.set(about)
    show(panel, 'pinned')
  }
  const press = (panel: Panel, about: About) => {
    const shown = $open.get()
    if (shown?.panel === panel && shown.phase === 'pinned') close()
    else open(panel, about)
  }

  return {
    $open: $open as ReadableAtom<OpenPanel | null>,
    /** The form's entry has been approached: the form is rendered invisibly, so that a press only shows it. */
    $isFormPrepared: $isFormPrepared as ReadableAtom<boolean>,
    /** The panel whose entry was approached last: its module is fetched, so that a press finds it. */
    $approached: $approached as ReadableAtom<Panel | null>,
    /** What the consultation is about. */
    $about: $about as ReadableAtom<About>,
    /** Whether a broadcast was on air or ahead when its panel asked. */
    $isLive,
    /** Loads a panel's data; a failure goes to the global handler (specification, section 8). */
    load: (query: { load(): Promise<unknown> }) => query.load().catch(core.report),
    handle: (intent: RailIntent) =>
      ({ near, enter, leave, press, open })[intent.kind](intent.panel, intent.about),
    open,
    close,
    /** The visitor has sent it, or has taken it away. */
    forgetAbout: () => $about.set(null),
    /** The pointer is over the open panel. */
    cancelClose,
    leave,
    signIn: () => core.signOn.request({ reason: 'chat' }),
    destroy: close,
  }
}

/** What rail and panels need of the box, beyond what a page may do with it. */
export type BoxController = ReturnType<typeof createBoxController>

/**
 * Creates the store of a help box, by which a page opens its panels.
 *
 * @example
 * const store = createHelpBoxStore(core)
 * store.open('consultation')
 */
export const createHelpBoxStore: (core: Core) => HelpBoxStore = createBoxController
