import { DataTable } from './DataTable'
import { Words } from './Words'
import { widgets } from './widgets'

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
