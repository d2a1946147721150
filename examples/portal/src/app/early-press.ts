const types = ['click', 'input'] as const

/**
 * Repeats the last press of a button that came before the script which gives it its function, once the document is marked as
 * ready. A press elsewhere or typing ends the wait: what opened then would come in between.
 */
export const keepEarlyPress = (page: Document): void => {
  let pressed: HTMLButtonElement | null = null
  const notice = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null
    // A form without our script is submitted by the browser itself.
    pressed = button?.type === 'submit' && button.form ? null : button
  }
  const ready = new MutationObserver(() => {
    ready.disconnect()
    for (const type of types) page.removeEventListener(type, notice, true)
    pressed?.click()
  })
  for (const type of types) page.addEventListener(type, notice, true)
  ready.observe(page.documentElement, { attributeFilter: ['data-ready'] })
}
