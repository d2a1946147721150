import type { Page } from '@playwright/test'
import type { Kind } from './kinds'

/** A link or button that a visitor sees on a page. */
export interface Found {
  /** Its number on the page, in its attribute `data-walk`. */
  number: number
  name: string
  kind: Kind
  /** Where it leads, of a link; whether its form leads somewhere, of a button that sends one. */
  target: string
  /** What a consultation is about. */
  about: { kind?: string; id?: string; title?: string } | null
  /** The same for all that are drawn alike: one of them is pressed. */
  alike: string
  /** Of the parts of a page that are asked for, those that it is in. */
  within: string[]
}

/** Runs in a browser: it uses nothing but what is in it. */
const collect = (parts: readonly string[]): Found[] => {
  const shownText = (element: Element): string => {
    const label = element.getAttribute('aria-label')
    if (label) return label
    const labelledBy = element.getAttribute('aria-labelledby')
    if (labelledBy)
      return labelledBy
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent ?? '')
        .join(' ')
    const copy = element.cloneNode(true) as Element
    for (const hidden of copy.querySelectorAll('[aria-hidden=true]')) hidden.remove()
    for (const picture of copy.querySelectorAll('img[alt]'))
      picture.replaceWith(picture.getAttribute('alt') ?? '')
    for (const named of copy.querySelectorAll('[aria-label]'))
      named.replaceWith(named.getAttribute('aria-label') ?? '')
    return copy.textContent || element.getAttribute('title') || ''
  }
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    element.getClientRects().length > 0 &&
    !element.closest('[aria-hidden=true], [inert]')

  const linkKind = (anchor: HTMLAnchorElement): Kind => {
    if (anchor.dataset.consult !== undefined) return 'consult'
    const { protocol, origin, pathname, hash, search } = anchor
    if (protocol === 'tel:') return 'phone'
    if (protocol === 'mailto:') return 'mail'
    if (origin !== location.origin) return 'outside'
    const isHere = pathname === location.pathname && search === location.search
    if (hash && isHere) return 'part'
    const isFile = anchor.hasAttribute('download') || /^\/(api|files|media|widgets|images)\//.test(pathname)
    return isFile || /\.\w{2,5}$/.test(pathname) ? 'file' : 'page'
  }
  const buttonKind = (button: Element): Kind => {
    if (button.matches(':disabled, [aria-disabled=true]')) return 'waits'
    if (button.matches('[popovertargetaction=hide]')) return 'closes'
    const has = (...names: string[]) => names.some((name) => button.hasAttribute(name))
    if (button.matches('summary') || has('aria-haspopup', 'aria-expanded', 'popovertarget')) return 'opens'
    if (has('aria-pressed', 'aria-selected', 'aria-checked')) return 'chooses'
    return button instanceof HTMLButtonElement && button.type === 'submit' && button.form ? 'submit' : 'acts'
  }
  const targetOf = (element: Element): string => {
    if (element instanceof HTMLAnchorElement) return element.href
    const form = element instanceof HTMLButtonElement && element.type === 'submit' ? element.form : null
    return form?.hasAttribute('action') ? form.action : ''
  }
  // Those of another width may be seen no longer.
  for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-walk]')) delete dataset.walk
  const controls = 'a[href], button, [role=button], summary, input:is([type=submit], [type=button])'
  return [...document.querySelectorAll<HTMLElement>(controls)].filter(isSeen).map((element, number) => {
    element.dataset.walk = String(number)
    const name = shownText(element).replace(/\s+/g, ' ').trim()
    const own = element.getAttribute('class') ?? ''
    return {
      number,
      name,
      kind: element instanceof HTMLAnchorElement ? linkKind(element) : buttonKind(element),
      target: targetOf(element),
      about: element.dataset.consult ? JSON.parse(element.dataset.consult) : null,
      alike: own && !own.includes('ch-button') ? own : (name.split('：')[0] ?? name),
      within: parts.filter((part) => element.closest(part)),
    }
  })
}

/** Every link and button that is seen on a page, and in which of some parts of it they are. */
export const collectButtons = (page: Page, parts: readonly string[]): Promise<Found[]> =>
  page.evaluate(collect, parts)
