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

const stop = (event: Event) => event.stopPropagation()

/**
 * Ends these events at the edge of our element, on their way up, so that no handler of the page prevents them or acts
 * on them, and ours work. Handlers that capture come first, but spare what is edited: so our element says it is.
 */
export const isolateEvents = (root: ShadowRoot): void => {
  for (const type of isolated) root.addEventListener(type, stop, { passive: true })
  Object.defineProperty(root.host, 'isContentEditable', { value: true, configurable: true })
}
