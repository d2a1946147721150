import { valuesOf } from '../../packages/ui/src/element/attributes'
import { DataTable } from './DataTable'
import { Words } from './Words'
import { type Widget, widgets } from './widgets'

/** What the sources say of a component. */
export interface Docgen {
  displayName: string
  description: string
  example?: string
  props: Record<
    string,
    {
      description: string
      required: boolean
      tsType: { raw?: string; name: string }
      defaultValue?: { value: string }
    }
  >
}

const none = <span title="none">–</span>

export const PropsTable = ({ displayName, props }: Docgen) => (
  <DataTable
    label={`Props of ${displayName}`}
    head={['Prop', 'Type', 'Default', 'What it does']}
    rows={Object.entries(props).map(([name, { description, required, tsType, defaultValue }]) => ({
      key: name,
      cells: [
        <>
          <code>{name}</code> {required && <em>required</em>}
        </>,
        <code key="type">{tsType.raw ?? tsType.name}</code>,
        defaultValue ? <code key="default">{defaultValue.value}</code> : none,
        description ? <Words key="about">{description}</Words> : none,
      ],
    }))}
  />
)

export const AttributesTable = ({ tag, attributes, readme }: Widget) => (
  <DataTable
    label={`Attributes of ${tag}`}
    head={['Attribute', 'Values', 'What it does']}
    rows={Object.entries(attributes).map(([name, attribute]) => {
      const english = readme.attributes[name]
      return {
        key: name,
        cells: [
          <>
            <code>{name}</code> {attribute.required && <em>required</em>}
          </>,
          <code key="values">{valuesOf(attribute)}</code>,
          <>
            <Words>{english ?? attribute.about}</Words>
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
