import { Controls, DocsContext, Markdown, Primary, useOf } from '@storybook/addon-docs/blocks'
import { Fragment, useContext } from 'react'
import { namesOf } from '../names'
import { type Docgen, documented } from '../reference/documented'
import { Code } from './Code'
import { PageHead } from './PageHead'
import { AttributesTable, EventsTable, PropsTable } from './reference'
import SectionHeading from './SectionHeading'
import { States } from './States'
import { Words } from './Words'
import { widgets } from './widgets'
import './component-page.css'

interface Shown {
  __docgenInfo?: Docgen
}

/** The page of a component or a widget: purpose, example, use, attributes, events, props and states, all from the sources. */
const ComponentPage = () => {
  const { preparedMeta } = useOf('meta', ['meta'])
  const states = useContext(DocsContext).componentStories()
  const { title, component, subcomponents, parameters } = preparedMeta
  const { tag } = namesOf(title)
  const widget = widgets.find((one) => one.reference.tag === tag)
  const shown = component as Shown | undefined
  // Stories of widgets show them on a server double; what they show is named beside it.
  const components = [shown, ...Object.values((subcomponents ?? {}) as Record<string, Shown>)]
  const references = components.flatMap((one) => (one?.__docgenInfo ? [documented(one.__docgenInfo)] : []))
  const [first] = references
  const example = widget?.readme.react ?? first?.example
  const html = widget && (widget.readme.html ?? `<${tag}></${tag}>`)
  const isFramed = parameters.docs?.story?.inline === false
  return (
    <>
      <PageHead title={title}>
        <Words>{widget?.readme.purpose ?? first?.about ?? ''}</Words>
      </PageHead>
      <Primary />
      {shown?.__docgenInfo && !isFramed && (
        <details className="doc-controls">
          <summary>Change the props of this example</summary>
          <Controls />
        </details>
      )}
      {(html || example) && <SectionHeading>Use – 用法</SectionHeading>}
      {html && <Code code={html} language="html" />}
      {example && <Code code={example} language="tsx" />}
      {widget && (
        <>
          <SectionHeading>Attributes – 属性</SectionHeading>
          <AttributesTable {...widget} props={first?.props ?? {}} />
          <SectionHeading>Events – 事件</SectionHeading>
          <p>They bubble and leave the shadow root: listen on the element, or once on the document.</p>
          <EventsTable {...widget} />
        </>
      )}
      {references.map((reference) => {
        const { name, about } = reference
        const isNamed = references.length > 1 || widget
        return (
          <Fragment key={name}>
            <SectionHeading>{isNamed ? `Props of ${name} – ${name} 的参数` : 'Props – 参数'}</SectionHeading>
            {reference !== first && (
              <p>
                <Words>{about}</Words>
              </p>
            )}
            <PropsTable {...reference} />
          </Fragment>
        )
      })}
      {widget?.readme.accessibility && (
        <>
          <SectionHeading>Accessibility – 无障碍</SectionHeading>
          <Markdown>{widget.readme.accessibility}</Markdown>
        </>
      )}
      <States
        states={isFramed || widget ? states : states.slice(1)}
        areListed={isFramed || Boolean(widget)}
      />
    </>
  )
}

export default ComponentPage
