import { Button } from '@chuhai/ui'
import { applyPath } from '../../../app/paths/stores'
import { platformWith, type ShownStore, storeFactNames, storeName } from './shown-store'
import type { ComparedRow } from './store-choice'

interface StoreTableProps {
  title: string
  stores: readonly ShownStore[]
  rows: readonly ComparedRow[]
}

/** Stores as columns, each with the way to apply; a narrow window scrolls, the names of the rows stay. */
export const StoreTable = ({ title, stores, rows }: StoreTableProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keyboard too
  <div className="comparison__frame" role="region" aria-label={title} tabIndex={0}>
    <table>
      <thead>
        <tr>
          <td />
          {stores.map((store) => (
            <th key={store.subject} scope="col">
              {store.platformName}
              <small>{store.siteName}</small>
              <Button
                className="store-comparison__apply"
                size="small"
                href={applyPath(store)}
                aria-label={`去申请${storeName(store)}`}
              >
                去申请
              </Button>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ fact, differs, cells }) => (
          <tr key={fact}>
            <th scope="row">
              {storeFactNames[fact]}
              {differs && <small>有不同</small>}
            </th>
            {cells.map(({ subject, lines }) => (
              <td key={subject}>
                <ul>
                  {lines.map(({ text, isOwn }) => (
                    <li key={text}>{isOwn ? <mark>{text}</mark> : text}</li>
                  ))}
                </ul>
              </td>
            ))}
          </tr>
        ))}
        <tr>
          <th scope="row">资料日期</th>
          {stores.map(({ subject, checkedOn, source, ...store }) => (
            <td key={subject}>
              {checkedOn}
              <small>
                <a href={source} target="_blank" rel="noopener noreferrer">
                  {platformWith(store.platformName, '官网')}
                </a>
              </small>
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  </div>
)
