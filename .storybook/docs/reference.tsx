import { Subheading } from '@storybook/addon-docs/blocks'
import { type Attribute, propName, valuesOf } from '../../packages/ui/src/element/attributes'
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

/** READMEs write what an attribute does as a part of a table, without a capital and a full stop. */
const sentence = (text: string) => text.replace(/^[a-z]/, (first) => first.toUpperCase()).replace(/\.?$/, '.')

export const AttributesTable = ({ tag, attributes, readme, props }: Widget & Pick<Documented, 'props'>) => (
  <DataTable
    label={`Attributes of ${tag}`}
    head={['Attribute', 'Values', 'Default', 'What it does']}
    rows={Object.entries(attributes).map(([name, attribute]) => {
      const english = readme.attributes[name]
      return {
        key: name,
        cells: [
          <>
            <code>{name}</code> {attribute.required && <em>required</em>}
          </>,
          <code key="values">{textValues[attribute.kind] ?? valuesOf(attribute)}</code>,
          <Default key="default" value={props[propName(name)]?.default?.replace(/^'(.*)'$/, '$1')} />,
          <>
            <Words>{english ? sentence(english) : attribute.about}</Words>
            {english && (
              <span className="doc-chinese" lang="zh-CN">
                {attribute.about}
              </span>
            )}
          </>,
        ],
      }
    })}
  />
)

export const EventsTable = ({ tag, events }: Widget) => (
  <DataTable
    label={`Events of ${tag}`}
    head={['Event', 'event.detail', 'When']}
    rows={events.map(({ name, detail, about }) => ({
      key: name,
      cells: [
        <code key="name">{name}</code>,
        detail === 'undefined' ? none : <code key="detail">{detail}</code>,
        <Words key="when">{about}</Words>,
      ],
    }))}
  />
)

/** Every widget: its tag, what it is for, and its package. */
export const WidgetList = () => (
  <DataTable
    label="Widgets"
    head={['Tag', 'Purpose', 'Package']}
    rows={widgets.map(({ tag, readme, package: name }) => ({
      key: tag,
      cells: [
        <code key="tag">{tag}</code>,
        <Words key="purpose">{readme.purpose?.split('. ')[0] ?? ''}</Words>,
        <code key="package">{name}</code>,
      ],
    }))}
  />
)
