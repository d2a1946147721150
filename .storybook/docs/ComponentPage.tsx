import { Controls, Heading, Markdown, Primary, Source, Stories, useOf } from '@storybook/addon-docs/blocks'
import { namesOf } from '../names'
import { PageHead } from './PageHead'
import { AttributesTable, type Docgen, EventsTable, PropsTable } from './reference'
import { StoryList } from './StoryList'
import { Words } from './Words'
import { widgets } from './widgets'
import './component-page.css'

/** The page of a component or a widget: purpose, example, use, attributes, events, props and states, all from the sources. */
const ComponentPage = () => {
  const { csfFile, preparedMeta } = useOf('meta', ['meta'])
  const { title, component, subcomponents } = preparedMeta
  const { tag } = namesOf(title)
  const widget = widgets.find((one) => one.tag === tag)
  // Stories of widgets show them on a server double; what they show is named beside it.
  const components = (subcomponents ? Object.values(subcomponents) : [component]) as {
    __docgenInfo?: Docgen
  }[]
  const references = components.flatMap(({ __docgenInfo }) => __docgenInfo ?? [])
  const example = widget?.readme.react ?? references[0]?.example
  const html = widget && (widget.readme.html ?? `<${tag}></${tag}>`)
  const isScene = Boolean(subcomponents)
  return (
    <>
      <PageHead title={title}>
        <Words>{widget?.readme.purpose ?? references[0]?.description ?? ''}</Words>
      </PageHead>
      <Primary />
      {!isScene && (
        <details className="doc-controls">
          <summary>Change the props of this example</summary>
          <Controls />
        </details>
      )}
      {(html || example) && <Heading>Use</Heading>}
      {html && <Source code={html} language="html" />}
      {example && <Source code={example} language="tsx" />}
      {widget && (
        <>
          <Heading>Attributes</Heading>
          <AttributesTable {...widget} />
          <Heading>Events</Heading>
          <p>They bubble and leave the shadow root: listen on the element, or once on the document.</p>
          <EventsTable {...widget} />
        </>
      )}
      {references.map((reference) => (
        <section key={reference.displayName}>
          <Heading>{references.length > 1 || widget ? `Props of ${reference.displayName}` : 'Props'}</Heading>
          <PropsTable {...reference} />
        </section>
      ))}
      {widget?.readme.accessibility && (
        <>
          <Heading>Accessibility</Heading>
          <Markdown>{widget.readme.accessibility}</Markdown>
        </>
      )}
      {isScene ? (
        <StoryList stories={Object.values(csfFile.stories)} />
      ) : (
        <Stories title={<Heading>States</Heading>} includePrimary={false} />
      )}
    </>
  )
}

export default ComponentPage
