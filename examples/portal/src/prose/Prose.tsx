import { isOwnPath, withProtocol } from '@chuhai/contract/web-address'
import ReactMarkdown, { type Components } from 'react-markdown'
import remarkCjkFriendly from 'remark-cjk-friendly'
import remarkGfm from 'remark-gfm'
import { remarkHeadingIds } from './headings'
import './prose.css'

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
    typeof src === 'string' && isOwnPath(src) ? <img src={src} alt={alt ?? ''} loading="lazy" /> : null,
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

/** What an editor wrote in Markdown; HTML in it is not shown. It brings its library along: import it in lazy routes only. */
export const Prose = ({ children }: { children: string }) => (
  <div className="prose">
    <ReactMarkdown
      remarkPlugins={[remarkGfm, remarkCjkFriendly, remarkHeadingIds]}
      components={components}
      urlTransform={withProtocol}
      skipHtml
    >
      {children}
    </ReactMarkdown>
  </div>
)
