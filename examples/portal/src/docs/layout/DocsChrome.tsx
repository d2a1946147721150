import { brand } from '@chuhai/contract/constants'
import type { Locale } from '@chuhai/contract/locale'
import { Icon, useLocale } from '@chuhai/ui'
import { iconChevronDown } from '@chuhai/ui/icons'
import { useMessages } from '../../app/messages'
import type { ChromeProps } from '../../app/page'
import { BrandLink } from '../../components/Brand'
import { useAddress } from '../../router/match'
import { documentPath, documents, sections } from '../documents'
import { docsMessages } from '../messages'
import './docs-chrome.css'

export const load = async (): Promise<null> => null

/** The document of the address, of which the language is switched; the first one for an unknown address. */
const useDocument = () => {
  const locale = useLocale()
  const [path = ''] = useAddress().split('?')
  const address = path.replace(/\/+$/, '')
  return documents.find(({ id }) => documentPath(locale, id) === address) ?? documents[0]
}

const DocsHeader = () => {
  const words = useMessages(docsMessages)
  const locale = useLocale()
  const other: Locale = locale === 'en' ? 'zh-CN' : 'en'
  const start = documents[0]
  const document = useDocument()
  if (!document || !start) return null
  return (
    <header className="docs-header">
      <div className="portal-width docs-header__row">
        <BrandLink />
        <a className="portal-section-name" href={documentPath(locale, start.id)}>
          {start.title[locale]}
        </a>
        <a
          className="docs-header__language"
          href={documentPath(other, document.id)}
          lang={other}
          hrefLang={other}
        >
          {words.otherLanguage}
        </a>
      </div>
    </header>
  )
}

const List = () => {
  const locale = useLocale()
  const document = useDocument()
  return sections.map(({ title, documents: all }) => (
    <div key={title.en}>
      <p>{title[locale]}</p>
      <ul>
        {all.map((one) => (
          <li key={one.id}>
            <a href={documentPath(locale, one.id)} aria-current={one === document ? 'page' : undefined}>
              {one.title[locale]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  ))
}

/**
 * What surrounds the documentation, in the language of its page.
 *
 *   mark 出海云 | 开发文档                 English
 *   开始          | page
 *     任意网页    |
 *   参考          |
 */
export default function DocsChrome({ children }: ChromeProps<null>) {
  const words = useMessages(docsMessages)
  const address = useAddress()
  return (
    <>
      <DocsHeader />
      <div className="portal-width docs-chrome">
        <nav className="docs-side" aria-label={words.documents}>
          <List />
        </nav>
        <nav className="docs-menu" aria-label={words.documents}>
          {/* The key closes it where a link has led to another page. */}
          <details key={address}>
            <summary>
              {words.documents}
              <Icon path={iconChevronDown} size={18} />
            </summary>
            <List />
          </details>
        </nav>
        {children}
      </div>
      <footer className="docs-foot">
        <p className="portal-width">
          <span>© {brand}</span>
          <a href="/">{words.portal}</a>
          <a href="/privacy">{words.privacy}</a>
        </p>
      </footer>
    </>
  )
}
