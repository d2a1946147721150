import { isOwnPath, withProtocol } from '@chuhai/contract/web-address'
import type { Root } from 'mdast'
import ReactMarkdown, { type Components } from 'react-markdown'
import remarkCjkFriendly from 'remark-cjk-friendly'
import remarkGfm from 'remark-gfm'
import { LazyImage } from './LazyImage'
import './prose.css'

/** `## Title {#id}`: addresses and the table of contents link to the id. */
const withId = /^(.*)\{#([\w-]+)\}$/

/** Gives headings that end with `{#id}` this id. */
const remarkHeadingIds = () => (tree: Root) => {
  for (const node of tree.children) {
    const last = node.type === 'heading' ? node.children.at(-1) : undefined
    const [, text, id] = last?.type === 'text' ? (withId.exec(last.value) ?? []) : []
    if (last?.type !== 'text' || text === undefined) continue
    last.value = text.trimEnd()
    node.data = { hProperties: { id } }
  }
}

/** The second-level headings of a text that have an id. */
export const headingsOf = (markdown: string): { id: string; title: string }[] =>
  [...markdown.matchAll(/^## (.*)\{#([\w-]+)\}$/gm)].map(([, title = '', id = '']) => ({
    id,
    title: title.trimEnd(),
  }))

const components: Components = {
  a: ({ href = '', children }) =>
    /^https?:/i.test(href) ? (
      <a href={href} target="_blank" rel="noopener noreferrer">
        {children}
      </a>
    ) : (
      <a href={href}>{children}</a>
    ),
  // Images come from the portal's own host only.
  img: ({ src, alt }) =>
    typeof src === 'string' && isOwnPath(src) ? <LazyImage src={src} alt={alt ?? ''} /> : null,
  table: ({ children }) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keyboard too
    <div className="prose__table" tabIndex={0}>
      <table>{children}</table>
    </div>
  ),
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keyboard too
  pre: ({ children }) => <pre tabIndex={0}>{children}</pre>,
  // A strict content policy forbids the style that aligns a column.
  th: ({ style, children }) => <th data-align={style?.textAlign}>{children}</th>,
  td: ({ style, children }) => <td data-align={style?.textAlign}>{children}</td>,
}

interface ProseProps {
  children: string
  /** Elements that the page shows in its own way. */
  own?: Components
}

/** A text in Markdown; HTML in it is not shown. It brings its library along: import it in lazy routes only. */
export const Prose = ({ children, own }: ProseProps) => (
  <div className="prose">
    <ReactMarkdown
      remarkPlugins={[remarkGfm, remarkCjkFriendly, remarkHeadingIds]}
      components={own ? { ...components, ...own } : components}
      urlTransform={withProtocol}
      skipHtml
    >
      {children}
    </ReactMarkdown>
  </div>
)
