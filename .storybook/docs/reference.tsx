import { Subheading } from '@storybook/addon-docs/blocks'
import { type Attribute, propName, valuesOf } from '../../packages/ui/src/element/attributes'
import { attributesOf, commonReference, detailType, eventsOf } from '../../packages/ui/src/element/reference'
import { type Docgen, type Documented, documented } from '../reference/documented'
import { DataTable } from './DataTable'
import { Words } from './Words'
import { type Widget, widgets } from './widgets'

const none = <span title="none">–</span>

const Default = ({ value }: { value: string | undefined }) => (value ? <code>{value}</code> : none)

export const PropsTable = ({ name: component, props, remarks }: Documented) => (
  <>
    <DataTable
      label={`Props of ${component}`}
      head={['Prop', 'Type', 'Default', 'What it does']}
      rows={Object.entries(props).map(([name, { about, required, type, default: value }]) => ({
        key: name,
        cells: [
          <>
            <code>{name}</code> {required && <em>required</em>}
          </>,
          <code key="type">{type}</code>,
          <Default key="default" value={value} />,
          <Words key="about">{about}</Words>,
        ],
      }))}
    />
    {remarks && (
      <p>
        <Words>{remarks}</Words>
      </p>
    )}
  </>
)

/** A component of a guide page: what it is for, and its props. */
export const PropsOf = ({ component }: { component: object }) => {
  const { __docgenInfo: docgen } = component as { __docgenInfo?: Docgen }
  if (!docgen) return null
  const reference = documented(docgen)
  return (
    <section className="doc-component">
      <Subheading>{reference.name}</Subheading>
      <p>
        <Words>{reference.about}</Words>
      </p>
      <PropsTable {...reference} />
    </section>
  )
}

const textValues: Partial<Record<Attribute['kind'], string>> = { string: 'text', list: 'text, text' }

export const AttributesTable = ({ reference, props }: Widget & Pick<Documented, 'props'>) => {
  const attributes = { ...attributesOf(reference), ...attributesOf(commonReference) }
  return (
    <DataTable
      label={`Attributes of ${reference.tag}`}
      head={['Attribute', 'Values', 'Default', 'What it does']}
      rows={Object.entries(attributes).map(([name, attribute]) => ({
        key: name,
        cells: [
          <>
            <code>{name}</code> {attribute.required && <em>required</em>}
          </>,
          <code key="values">{textValues[attribute.kind] ?? valuesOf(attribute)}</code>,
          <Default key="default" value={props[propName(name)]?.default?.replace(/^'(.*)'$/, '$1')} />,
          <>
            <Words>{attribute.en}</Words>
            <span className="doc-chinese" lang="zh-CN">
              {attribute['zh-CN']}
            </span>
          </>,
        ],
      }))}
    />
  )
}

export const EventsTable = ({ reference }: Widget) => (
  <DataTable
    label={`Events of ${reference.tag}`}
    head={['Event', 'event.detail', 'When']}
    rows={eventsOf(reference).map((event) => ({
      key: event.name,
      cells: [
        <code key="name">{event.name}</code>,
        event.detail ? <code key="detail">{detailType(event)}</code> : none,
        <Words key="when">{event.en}</Words>,
      ],
    }))}
  />
)

/** Every widget: its tag, what it is for, and its package. */
export const WidgetList = () => (
  <DataTable
    label="Widgets"
    head={['Tag', 'Purpose', 'Package']}
    rows={widgets.map(({ reference: { tag }, readme, package: name }) => ({
      key: tag,
      cells: [
        <code key="tag">{tag}</code>,
        <Words key="purpose">{readme.purpose.split('. ')[0] ?? ''}</Words>,
        <code key="package">{name}</code>,
      ],
    }))}
  />
)
