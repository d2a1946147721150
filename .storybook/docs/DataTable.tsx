import { Unstyled } from '@storybook/addon-docs/blocks'
import type { ReactNode } from 'react'
import './table.css'

interface DataTableProps {
  label: string
  head: readonly string[]
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
}

/** A table that becomes a list on a phone, where each cell says of what it is. */
export const DataTable = ({ label, head, rows }: DataTableProps) => (
  <Unstyled>
    <table className="doc-table" aria-label={label}>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells }) => (
          <tr key={key}>
            {cells.map((cell, index) => (
              <td key={head[index]} data-label={head[index]}>
                <div>{cell}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </Unstyled>
)
