import { ownOptions } from '@chuhai/host-page'

/** What a page may listen to on its document: hotkeys, copy protection, focus traps, and closing by a press outside. */
const isolated = [
  'keydown',
  'keyup',
  'keypress',
  'beforeinput',
  'input',
  'copy',
  'cut',
  'paste',
  'compositionstart',
  'compositionupdate',
  'compositionend',
  'focusin',
  'focusout',
  'pointerdown',
  'mousedown',
  'touchstart',
  'touchmove',
  'wheel',
  'selectstart',
  'contextmenu',
]

/** Libraries for smooth scrolling take wheel and touch as they come down from the window, but spare what has this attribute. */
export const scrollsItself = 'data-lenis-prevent'

const stop = (event: Event) => event.stopPropagation()

/**
 * Ends these events at the edge of our element, on their way up, so that no handler of the page prevents them or acts
 * on them, and ours work. Handlers that capture come first, but spare what is edited: so our element says it is.
 */
export const isolateEvents = (root: ShadowRoot): void => {
  const { host, ownerDocument } = root
  const passive = ownOptions({ passive: true })
  for (const type of isolated) root.addEventListener(type, stop, passive)
  // A focus trap of the page takes the focus back as it goes over to us; it lets go of one that goes nowhere.
  const releaseFocus = () => {
    const { activeElement } = ownerDocument
    if (activeElement !== host) (activeElement as HTMLElement | null)?.blur?.()
  }
  root.addEventListener('mousedown', releaseFocus, true)
  Object.defineProperty(host, 'isContentEditable', ownOptions({ value: true, configurable: true }))
}
