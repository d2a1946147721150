import { elementsIn } from './places'

export const controlSelector =
  'a[href], button, summary, textarea, [role="option"], input:not([type="hidden"], [type="file"])'

const isShown = (element: Element) =>
  element.isConnected && element.checkVisibility({ visibilityProperty: true })

const attribute = (element: Element, name: string) => element.getAttribute(name)

export const matching = (selector: string) =>
  elementsIn(document).filter((element) => element.matches(selector))
/**
 * Lists and panels. Toasts are popovers too, but close by themselves; a panel that is laid out invisibly before it is opened is
 * none.
 */
export const openPopups = () =>
  matching(':popover-open:not(.ch-toasts)').filter((popup) =>
    popup.checkVisibility({ visibilityProperty: true }),
  )
export const modals = () => matching(':modal')

/** What a field shows as its value. */
const valueShown = (field: HTMLElement) =>
  `${(field as HTMLInputElement).value ?? ''}${field.parentElement?.textContent ?? ''}`

const focused = (): Element | null => {
  let element = document.activeElement
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
  return element
}

export interface Promised {
  what: string
  isKept(): boolean
}

/** An option is chosen in its field, or opens a list of its own. */
const optionPromise = (option: HTMLElement, field: HTMLElement | undefined): Promised => {
  const words = option.textContent.trim()
  const before = field && valueShown(field)
  return {
    what: 'choose the option or open what is below it',
    isKept: () =>
      attribute(option, 'aria-selected') === 'true' ||
      matching('[role="listbox"]').some((list) => list.ariaLabel === words && isShown(list)) ||
      Boolean(field && !isShown(option) && valueShown(field) !== before),
  }
}

/** Returns the expected effect of a press; undefined where only the click itself is expected. */
export const promiseOf = (control: HTMLElement, field?: HTMLElement): Promised | undefined => {
  if (control.matches('input[type="checkbox"]')) {
    const box = control as HTMLInputElement
    const before = box.checked
    return {
      what: 'toggle the box and leave it in sight',
      isKept: () => box.checked !== before && isShown(box),
    }
  }
  if (control.matches('input[type="radio"]')) {
    const ring = control as HTMLInputElement
    return { what: 'choose the answer', isKept: () => ring.checked && isShown(ring) }
  }
  if (control.role === 'option') return optionPromise(control, field)
  if (control.role === 'tab')
    return { what: 'select the tab', isKept: () => attribute(control, 'aria-selected') === 'true' }
  const expanded = attribute(control, 'aria-expanded')
  if (control.hasAttribute('aria-haspopup') && expanded === 'false') {
    // Not by their number: the press may close the panel of the field before, which came late.
    const before = new Set([...openPopups(), ...modals()])
    return {
      what: 'open its list',
      isKept: () => [...openPopups(), ...modals()].some((popup) => !before.has(popup)),
    }
  }
  if (control.matches('input, textarea'))
    return { what: 'take the focus', isKept: () => focused() === control }
  if (expanded !== null)
    return {
      what: expanded === 'true' ? 'close' : 'open',
      isKept: () => attribute(control, 'aria-expanded') !== expanded,
    }
  return undefined
}
