const typing = [
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
]

const stop = (event: Event) => event.stopPropagation()

/** Ends typing at the edge of our element, on its way up, so that the page's hotkeys stay silent and ours work. */
export const keepKeysInside = (root: ShadowRoot): void => {
  for (const type of typing) root.addEventListener(type, stop)
}
