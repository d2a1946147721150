import { Icon } from '@chuhai/ui'
import { iconArrowLeft, iconArrowRight, iconChevronDown } from '@chuhai/ui/icons'
import { useMessages } from '../app/messages'
import type { PageProps } from '../app/page'
import { headingsOf, Prose } from '../components/Prose'
import { useCurrentPart } from '../components/use-current-part'
import { CodeBlock } from './CodeBlock'
import { type Document, documentPath, neighboursOf } from './documents'
import type { DocsData } from './load'
import { docsMessages } from './messages'
import './docs.css'

const own = { pre: CodeBlock }

/** A page with fewer parts is seen as a whole. */
const fewest = 2

interface ContentsProps {
  headings: ReturnType<typeof headingsOf>
  current?: string | null
}

const Links = ({ headings, current }: ContentsProps) => (
  <ul>
    {headings.map(({ id, title }) => (
      <li key={id}>
        <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
          {title}
        </a>
      </li>
    ))}
  </ul>
)

/** Beside the text. */
const Contents = ({ headings }: ContentsProps) => {
  const words = useMessages(docsMessages)
  const current = useCurrentPart(headings.map(({ id }) => id))
  return (
    <nav className="docs-contents" aria-label={words.contents}>
      <p>{words.contents}</p>
      <Links headings={headings} current={current} />
    </nav>
  )
}

/** Above the text, where there is no room beside it. */
const FoldedContents = ({ headings }: ContentsProps) => {
  const words = useMessages(docsMessages)
  return (
    <nav className="docs-menu docs-menu--contents" aria-label={words.contents}>
      <details>
        <summary>
          {words.contents}
          <Icon path={iconChevronDown} size={18} />
        </summary>
        <Links headings={headings} />
      </details>
    </nav>
  )
}

const Neighbours = ({ locale, document }: Pick<DocsData, 'locale' | 'document'>) => {
  const words = useMessages(docsMessages)
  const [before, after] = neighboursOf(document)
  const link = (to: Document, rel: 'prev' | 'next') => (
    <a href={documentPath(locale, to.id)} rel={rel}>
      <span>{rel === 'prev' ? words.before : words.after}</span>
      <b>
        {rel === 'prev' && <Icon path={iconArrowLeft} size={18} />}
        {to.title[locale]}
        {rel === 'next' && <Icon path={iconArrowRight} size={18} />}
      </b>
    </a>
  )
  return (
    <nav className="docs-neighbours" aria-label={words.neighbours}>
      {before && link(before, 'prev')}
      {after && link(after, 'next')}
    </nav>
  )
}

/**
 * A page of the documentation, within DocsChrome.
 *
 *   title                        本页内容
 *   summary                      heading
 *   text                         heading
 *   上一篇            下一篇
 */
export default function DocsPage({ data: { locale, document, text } }: PageProps<DocsData>) {
  const headings = headingsOf(text)
  const isLong = headings.length >= fewest
  return (
    <div className="docs-page">
      <article>
        <h1>{document.title[locale]}</h1>
        <p className="docs-page__lead">{document.summary[locale]}</p>
        {isLong && <FoldedContents headings={headings} />}
        <Prose own={own}>{text}</Prose>
        <Neighbours locale={locale} document={document} />
      </article>
      {isLong && <Contents headings={headings} />}
    </div>
  )
}
