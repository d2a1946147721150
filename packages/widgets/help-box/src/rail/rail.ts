import { scrollToTopThresholdPx } from '@chuhai/contract/constants'
import { iconCompass, iconConsultation, iconLive, iconPhone, iconScan, iconToTop } from '@chuhai/ui/icons'
import { opensOnHover, type Panel, panels, type RailIntent } from '../entries'
import { append, appendIcon } from './drawing'
import type { RailMessages } from './messages'

export interface RailOptions {
  /** Where the rail is put: the box's shadow root, or an element of a React page. */
  root: ShadowRoot | HTMLElement
  messages: RailMessages
  onIntent(intent: RailIntent): void
}

export interface RailState {
  open: Panel | null
  /** The panel whose files are on their way. */
  busy: Panel | null
  /** Whether a broadcast is announced: an orange dot on its entry. */
  isLive: boolean
  hasProblem: boolean
}

export interface Rail {
  element: HTMLElement
  /** The control that is visible for a panel now: its entry, or the round button of small screens. */
  control(panel: Panel): HTMLElement
  show(state: Partial<RailState>): void
  /** The texts it shows now; the panels carry the same names. */
  words(): RailMessages
  relabel(messages: RailMessages): void
  destroy(): void
}

/** Closer than this to its end, a page counts as scrolled to it. */
const endPx = 8

const icons = {
  live: iconLive,
  consultation: iconConsultation,
  scan: iconScan,
  phone: iconPhone,
  chat: iconCompass,
  top: iconToTop,
}

/**
 * The rail of the help box in plain DOM, without a framework, so that a stranger's page pays for nothing more
 * until a visitor shows intent. It raises intents and shows states; what they mean is the store's business.
 */
export const createRail = ({ root, messages, onIntent }: RailOptions): Rail => {
  const view = root.ownerDocument.defaultView as Window
  const element = append(root, 'nav', 'ch-rail')
  const entries = append(element, 'div', 'ch-rail__entries')
  const buttons: [Panel | 'top', HTMLButtonElement, HTMLElement][] = []
  let words: RailMessages
  const problem = append(element, 'p', 'ch-rail__problem')
  problem.setAttribute('role', 'status')

  const addButton = (name: Panel | 'top', parent: HTMLElement, className: string) => {
    const button = append(parent, 'button', className)
    button.type = 'button'
    button.dataset.entry = name
    appendIcon(button, icons[name])
    buttons.push([name, button, append(button, 'span', 'ch-rail__label')])
    if (name === 'top') {
      button.onclick = () =>
        view.scrollTo({
          top: 0,
          behavior: view.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth',
        })
      return button
    }
    button.setAttribute('aria-haspopup', 'dialog')
    button.setAttribute('aria-expanded', 'false')
    button.onclick = () => onIntent({ kind: 'press', panel: name })
    for (const kind of ['enter', 'leave'] as const) {
      // A touch also "enters", just before it clicks: only a real hover may open a panel.
      button[`onpointer${kind}`] = (event) => {
        if (event.pointerType !== 'touch') onIntent({ kind, panel: name })
      }
    }
    return button
  }

  for (const panel of panels) addButton(panel, entries, 'ch-rail__entry')
  const top = addButton('top', entries, 'ch-rail__entry ch-rail__top')
  const round = addButton('consultation', element, 'ch-rail__round')

  const relabel = (next: RailMessages) => {
    if (next === words) return
    words = next
    element.setAttribute('aria-label', next.box)
    for (const [name, button, label] of buttons) {
      // The round button holds two Chinese characters; a longer word would run over its edge.
      label.textContent = button === round && next.short[name].length > 4 ? '' : next.short[name]
      label.dataset.name = next.names[name]
      button.setAttribute('aria-label', next.names[name])
      // A hover panel says its name itself; a tooltip would lie over it.
      if (name === 'top' || !opensOnHover(name)) button.title = next.names[name]
    }
  }

  const show = (state: Partial<RailState>) => {
    for (const [name, button] of buttons) {
      if (state.open !== undefined && name !== 'top') {
        const isOpen = name === state.open || (button === round && state.open !== null)
        button.setAttribute('aria-expanded', `${isOpen}`)
      }
      if (state.busy !== undefined) button.toggleAttribute('data-busy', name === state.busy)
      if (state.isLive !== undefined && (name === 'live' || button === round)) {
        button.toggleAttribute('data-live', state.isLive)
      }
    }
    if (state.hasProblem !== undefined) {
      problem.textContent = state.hasProblem ? words.problem : ''
    }
  }

  const showPlace = () => {
    const { scrollY, innerHeight, document } = view
    top.hidden = scrollY <= scrollToTopThresholdPx
    const { scrollHeight } = document.scrollingElement ?? document.documentElement
    element.toggleAttribute('data-at-end', scrollY > 0 && scrollY + innerHeight >= scrollHeight - endPx)
  }

  relabel(messages)
  top.hidden = true
  // Where the page stands is asked for after the next frame: before, the question would force a layout of its own.
  let lookTimer = 0
  const firstFrame = view.requestAnimationFrame(() => {
    lookTimer = view.setTimeout(showPlace)
  })
  view.addEventListener('scroll', showPlace, { passive: true })

  return {
    element,
    control: (panel) => {
      const entry = buttons.find(([name]) => name === panel)?.[1] ?? round
      return entry.getClientRects().length ? entry : round
    },
    show,
    words: () => words,
    relabel,
    destroy: () => {
      view.cancelAnimationFrame(firstFrame)
      view.clearTimeout(lookTimer)
      view.removeEventListener('scroll', showPlace)
      // A page may have replaced `remove`.
      element.parentNode?.removeChild(element)
    },
  }
}
