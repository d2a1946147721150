const gapPx = 12

/**
 * Says where the entry and the rail are; the stylesheet puts the panel 12 px off the rail, on the side with the page, at
 * its entry's top, and moves it up as far as its height asks for. Reading the panel's own size would cost a layout.
 */
export const placePanel = (
  panel: HTMLElement,
  entry: Element,
  { document, innerHeight, visualViewport }: Pick<Window, 'document' | 'innerHeight' | 'visualViewport'>,
): void => {
  const rail = (entry.closest('.ch-rail__entries') ?? entry).getBoundingClientRect()
  const { clientWidth } = document.documentElement
  const isOnLeft = (rail.left + rail.right) / 2 < clientWidth / 2
  panel.style.left = isOnLeft ? `${rail.right + gapPx}px` : ''
  panel.style.right = isOnLeft ? '' : `${clientWidth - rail.left + gapPx}px`
  panel.style.setProperty('--_entry-top', `${Math.round(entry.getBoundingClientRect().top)}px`)
  // A software keyboard covers what is left; a pinch covers nothing.
  const visible = visualViewport?.scale === 1 ? visualViewport.height : innerHeight
  panel.style.setProperty('--_visible', `${visible}px`)
}
