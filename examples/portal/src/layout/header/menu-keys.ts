const linksIn = (element: Element | null | undefined): HTMLElement[] => [
  ...(element?.querySelectorAll<HTMLElement>('.portal-menu__panel a') ?? []),
]

/** The neighbour of an element in a list; past its ends the element at the end. */
const neighbour = (list: readonly HTMLElement[], from: HTMLElement, step: number) =>
  list[Math.min(Math.max(list.indexOf(from) + step, 0), list.length - 1)]

/** The entry of the next or previous column at the same height, or the last of a shorter one. */
const acrossColumns = (entry: HTMLElement, step: number): HTMLElement | undefined => {
  const column = entry.closest('section')
  const next = step > 0 ? column?.nextElementSibling : column?.previousElementSibling
  if (!column || !next) return
  const entriesOf = (element: Element) => [...element.querySelectorAll<HTMLElement>('a')]
  const others = entriesOf(next)
  return others[Math.min(entriesOf(column).indexOf(entry), others.length - 1)]
}

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 1, ArrowUp: -1 }

/**
 * Where a key moves the focus, by the disclosure pattern of ARIA for site navigation: arrows move along the groups, and
 * inside an open group along its entries; Home and End move to the ends. Undefined for keys that move nothing.
 */
export const focusAfter = (key: string, menu: Element, focused: HTMLElement): HTMLElement | undefined => {
  const tops = [...menu.querySelectorAll<HTMLElement>('.portal-menu__top')]
  const isTop = tops.includes(focused)
  const group = focused.closest('.portal-menu__group')
  const entries = linksIn(group)
  const list = isTop ? tops : entries
  const step = steps[key]
  if (key === 'Home') return list[0]
  if (key === 'End') return list.at(-1)
  if (step === undefined) return
  const isVertical = key === 'ArrowDown' || key === 'ArrowUp'
  if (isTop) return isVertical ? (step > 0 ? entries[0] : undefined) : neighbour(tops, focused, step)
  if (isVertical) {
    const isFirst = entries[0] === focused
    return step < 0 && isFirst ? tops.find((top) => group?.contains(top)) : neighbour(entries, focused, step)
  }
  return focused.closest('section') ? acrossColumns(focused, step) : neighbour(entries, focused, step)
}
