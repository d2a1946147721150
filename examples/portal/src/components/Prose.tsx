import { isOwnPath, withProtocol } from '@chuhai/contract/web-address'
import type { Root } from 'mdast'
import { type ComponentProps, useId } from 'react'
import ReactMarkdown, { type Components } from 'react-markdown'
import remarkCjkFriendly from 'remark-cjk-friendly'
import { type Messages, useMessages } from '../app/messages'
import { LazyImage } from './LazyImage'
import { remarkJoinedLines, remarkReadGfm } from './remark-plugins'
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

const zhCN = {
  footnotes: '注释',
  footnote: (name: string) => `注释 ${name}`,
  backToText: (number: number) => `返回正文中的注释 ${number}`,
  done: '已完成',
  toDo: '未完成',
}
const messages: Messages<typeof zhCN> = {
  'zh-CN': zhCN,
  en: {
    footnotes: 'Footnotes',
    footnote: (name) => `Footnote ${name}`,
    backToText: (number) => `Back to footnote ${number} in the text`,
    done: 'Done',
    toDo: 'To do',
  },
}

/** The library gives the heading of the footnotes of every text this id; a page may have several texts. */
const labelId = 'footnote-label'

const Task = ({ isDone }: { isDone: boolean }) => {
  const words = useMessages(messages)
  return (
    <span
      className="prose__task"
      role="img"
      aria-label={isDone ? words.done : words.toDo}
      data-done={isDone || undefined}
    />
  )
}

const FootnoteLink = ({ id, href, children }: ComponentProps<'a'>) => {
  const words = useMessages(messages)
  return (
    <a id={id} href={href} aria-label={words.footnote(String(children))}>
      {children}
    </a>
  )
}

const components: Components = {
  a: ({ node, href = '', children, 'aria-label': label, id }) => {
    if (node?.properties.dataFootnoteRef !== undefined)
      return (
        <FootnoteLink id={id} href={href}>
          {children}
        </FootnoteLink>
      )
    return /^https?:/i.test(href) ? (
      <a href={href} target="_blank" rel="noopener noreferrer">
        {children}
      </a>
    ) : (
      <a href={href} aria-label={label}>
        {children}
      </a>
    )
  },
  h2: ({ id, children }) => <h2 id={id === labelId ? undefined : id}>{children}</h2>,
  input: ({ checked }) => <Task isDone={checked === true} />,
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
export const Prose = ({ children, own }: ProseProps) => {
  const words = useMessages(messages)
  // Several texts of a page number their footnotes alike.
  const prefix = `${useId()}-`
  return (
    <div className="prose">
      <ReactMarkdown
        remarkRehypeOptions={{
          clobberPrefix: prefix,
          footnoteLabel: words.footnotes,
          footnoteLabelProperties: {},
          footnoteBackContent: '↑',
          footnoteBackLabel: (at) => words.backToText(at + 1),
        }}
        remarkPlugins={[remarkReadGfm, remarkCjkFriendly, remarkJoinedLines, remarkHeadingIds]}
        components={own ? { ...components, ...own } : components}
        urlTransform={withProtocol}
        skipHtml
      >
        {children}
      </ReactMarkdown>
    </div>
  )
}
