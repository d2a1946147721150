import { useIsHydrated } from '@chuhai/ui'
import { useRef } from 'react'
import { useMessages } from '../app/messages'
import { ListFilter, ListFilters } from '../components/ListFilters'
import { type Choice, choicePath, pages, widths } from './choice'
import { embedMessages } from './messages'
import { type Embedded, embeddedOf } from './snippets'

/** Puts what is embedded into the page of a frame, as its author would have written it. */
export const embedInto = (page: Document, { file, settings, element, styles }: Embedded): void => {
  const view = page.defaultView
  if (styles && view) {
    const sheet = new view.CSSStyleSheet()
    sheet.replaceSync(styles)
    page.adoptedStyleSheets = [sheet]
  }
  if (element) {
    const node = page.createElement(element.tag)
    for (const [name, value] of Object.entries(element.attributes)) node.setAttribute(name, value)
    page.getElementById('place')?.append(node)
  }
  const tag = page.createElement('script')
  tag.async = true
  tag.src = `/widgets/${file}`
  for (const [name, value] of Object.entries(settings)) tag.setAttribute(name, value)
  page.head.append(tag)
}

/** The choice in a page of its own: a plain one, a dark one, and one whose styles fight against everything. */
export const Preview = ({ choice }: { choice: Choice }) => {
  const words = useMessages(embedMessages)
  const isHydrated = useIsHydrated()
  const frame = useRef<HTMLIFrameElement>(null)
  const { page, width } = choice
  const embedded = embeddedOf(choice)
  const fill = () => {
    const inner = frame.current?.contentDocument
    if (inner) embedInto(inner, embedded)
  }
  return (
    <>
      <ListFilters>
        <ListFilter
          label={words.page}
          chips={pages.map((name) => ({
            name: words.pages[name],
            path: choicePath(choice, { page: name }),
            isCurrent: name === page,
          }))}
        />
        <ListFilter
          label={words.width}
          chips={widths.map((name) => ({
            name: words.widths[name],
            path: choicePath(choice, { width: name }),
            isCurrent: name === width,
          }))}
        />
      </ListFilters>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls on small screens must be reached by keys */}
      <section className="embed__stage" aria-label={words.frame} tabIndex={0}>
        {isHydrated ? (
          <iframe
            // Another choice is another page: the widget starts as it would for a visitor.
            key={`${page} ${JSON.stringify(embedded)}`}
            ref={frame}
            className="embed__frame"
            data-width={width}
            title={words.frame}
            src={`/preview/${page}.html`}
            onLoad={fill}
          />
        ) : (
          <p className="embed__frame" data-width={width}>
            {words.waiting}
          </p>
        )}
      </section>
    </>
  )
}
