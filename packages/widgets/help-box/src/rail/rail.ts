import { scrollToTopThresholdPx } from '@chuhai/contract/constants'
import { iconCompass, iconConsultation, iconLive, iconPhone, iconScan, iconToTop } from '@chuhai/ui/icons'
import { opensOnHover, type Panel, panels, type RailIntent } from '../entries'
import type { RailMessages } from './messages'
import { whenNear } from './near'

/** What `createRail` takes. */
export interface RailOptions {
  /** The container: the box's shadow root, or an element of a React page. */
  root: ShadowRoot | HTMLElement
  messages: RailMessages
  onIntent(intent: RailIntent): void
}

/** What the rail shows; `show` changes the given parts. */
export interface RailState {
  open: Panel | null
  /** The panel whose files are loading. */
  busy: Panel | null
  /** Whether a broadcast is announced: an orange dot on its entry. */
  isLive: boolean
  hasProblem: boolean
}

/** The rail in a page, until `destroy` removes it. */
export interface Rail {
  element: HTMLElement
  /** Returns the visible control of a panel: its entry, or the round button of small screens. */
  control(panel: Panel): HTMLElement
  show(state: Partial<RailState>): void
  /** Returns the current texts; the panels have the same names. */
  words(): RailMessages
  relabel(messages: RailMessages): void
  destroy(): void
}

const svgNamespace = 'http://www.w3.org/2000/svg'

/** Appends an element with a class to `parent`. */
const append = <K extends keyof HTMLElementTagNameMap>(
  parent: Node,
  tag: K,
  className: string,
): HTMLElementTagNameMap[K] => {
  const element = parent.ownerDocument?.createElement(tag) as HTMLElementTagNameMap[K]
  element.className = className
  parent.appendChild(element)
  return element
}

/** Appends an icon of the 24 px grid in the current colour. */
const appendIcon = (parent: Element, path: string): void => {
  const { ownerDocument } = parent
  const svg = ownerDocument.createElementNS(svgNamespace, 'svg')
  svg.setAttribute('viewBox', '0 0 24 24')
  // Without aria-hidden: the button has an aria-label.
  svg.setAttribute('class', 'ch-rail__icon')
  const line = ownerDocument.createElementNS(svgNamespace, 'path')
  line.setAttribute('d', path)
  svg.appendChild(line)
  parent.appendChild(svg)
}

/** Distance at which a page counts as scrolled to its end. */
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
 * Creates the rail of the help box in plain DOM, so that a page loads no framework before the visitor shows intent. It
 * reports intents and shows states; the store decides what they mean.
 *
 * @example
 * const rail = createRail({
 *   root: document.body,
 *   messages: railMessages.en,
 *   onIntent: ({ panel }) => rail.show({ open: panel }),
 * })
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
    button.onfocus = button.onpointerdown = () => onIntent({ kind: 'near', panel: name })
    for (const kind of ['enter', 'leave'] as const) {
      // Touch also fires pointerenter before the click; only a real hover opens a panel.
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
      // The round button has room for two Chinese characters.
      label.textContent = button === round && next.short[name].length > 4 ? '' : next.short[name]
      label.dataset.name = next.names[name]
      button.setAttribute('aria-label', next.names[name])
      // A tooltip would cover a hover panel, which shows its name itself.
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

  const updatePosition = () => {
    const { scrollY, innerHeight, document } = view
    top.hidden = scrollY <= scrollToTopThresholdPx
    const { scrollHeight } = document.scrollingElement ?? document.documentElement
    element.toggleAttribute('data-at-end', scrollY > 0 && scrollY + innerHeight >= scrollHeight - endPx)
  }

  relabel(messages)
  top.hidden = true
  // Reads the scroll position after the next frame; before, it would force an extra layout.
  let positionTimer = 0
  const firstFrame = view.requestAnimationFrame(() => {
    positionTimer = view.setTimeout(updatePosition)
  })
  view.addEventListener('scroll', updatePosition)
  // Most visitors come for the form.
  const stopWatching = whenNear(view, element, () => onIntent({ kind: 'near', panel: 'consultation' }))

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
      view.clearTimeout(positionTimer)
      view.removeEventListener('scroll', updatePosition)
      stopWatching()
      // Pages may have replaced `remove`.
      element.parentNode?.removeChild(element)
    },
  }
}
