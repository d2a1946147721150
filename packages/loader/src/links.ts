import { copies, tagAt } from './find-tag'
import type { Settings } from './settings'
import { settingsOf, wantsBox, warn } from './tag-settings'

const contact = '/contactUs'
const words = {
  'zh-CN': { contact: '联系我们', login: '登录' },
  en: { contact: 'Contact us', login: 'Sign in' },
}

/** Set one by one: a page's policy may forbid the attribute. */
const boxStyles = {
  position: 'fixed',
  zIndex: '2147483647',
  padding: '12px 16px',
  borderRadius: '8px',
  background: '#0e5ca8',
  color: '#fff',
  font: '14px/20px sans-serif',
}

const linkTo = (address: string, text: string): HTMLAnchorElement => {
  const link = document.createElement('a')
  link.href = address
  link.textContent = text
  return link
}

/** Gives each element that its author has left empty a link; an author's own content stays. */
const fillElements = ({ base, locale }: Settings): void => {
  for (const element of document.querySelectorAll('*')) {
    const name = element.localName
    if (name.slice(0, 7) !== 'chuhai-' || name === 'chuhai-help-box') continue
    if (element.childElementCount > 0 || element.textContent?.trim()) continue
    const [path, text] =
      name === 'chuhai-login' ? ['/login', words[locale].login] : [contact, words[locale].contact]
    element.append(linkTo(base + path, text))
  }
}

const showBox = ({ base, locale, side, offset }: Settings): void => {
  const box = linkTo(base + contact, words[locale].contact)
  Object.assign(box.style, boxStyles, { bottom: `${offset}px`, [side]: '12px' })
  document.body.append(box)
}

/**
 * What a browser below the promise gets: a link to the contact page in place of the box, one in each empty element, and a
 * sentence for the page's developer. `Chuhai('open')` of the page's own buttons leads to the contact page.
 */
const showLinks = (window: Window & { Chuhai?: unknown }): void => {
  const files = ['help-box.js', 'loader.js'] as const
  const tags = [...document.querySelectorAll<HTMLScriptElement>([...files.map(tagAt), copies].join())]
  const [first] = tags
  if (!first) return
  warn('This browser is too old for the widgets: links to the portal take their place.')
  const settings = settingsOf(first, document)
  const fill = () => fillElements(settings)
  fill()
  new MutationObserver(fill).observe(document, { childList: true, subtree: true })
  if (tags.some((tag) => wantsBox(tag, tag.src.includes(files[0]) ? files[0] : files[1]))) showBox(settings)
  window.Chuhai = (command: string) => {
    if (command === 'open') location.assign(settings.base + contact)
  }
}

showLinks(window)
