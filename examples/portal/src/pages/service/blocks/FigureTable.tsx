import { cleanWords } from '@chuhai/contract/text'
import { TextField } from '@chuhai/ui'
import { useKept } from '../../../app/kept'
import { Heading } from '../../../components/Heading'
import type { BlockProps } from './block'
import './figure-table.css'

/** Spaces and hyphens are typed or left out: VAT 号, Wi-Fi. */
const joined = (text: string): string => text.toLowerCase().replace(/[\s-]/g, '')

const holds = (row: readonly string[], words: string) =>
  words.split(/\s+/).every((word) => row.some((cell) => joined(cell).includes(joined(word))))

/** Fees, rates and the like by row; a long one is narrowed down by typing. */
export const FigureTable = ({ block, id }: BlockProps<'table'>) => {
  const { title, lead, columns, rows, filter, note } = block
  const [words, setWords] = useKept(`table ${id}`, '')
  const found = rows.filter((row) => holds(row, cleanWords(words)))
  return (
    <section className="portal-section portal-width figure-table" id={id}>
      <div className="figure-table__head">
        <Heading title={title} lead={lead} />
        {filter && (
          <TextField
            label={filter}
            labelHidden
            placeholder={filter}
            type="search"
            value={words}
            maxLength={20}
            onChange={setWords}
          />
        )}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keyboard too */}
      <div className="figure-table__frame" role="region" aria-label={title} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column.title} scope="col" data-number={column.isNumber || undefined}>
                  {column.title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {found.map((row) => (
              <tr key={row.join(' ')}>
                {row.map((cell, index) => {
                  const column = columns[index]
                  return index === 0 ? (
                    <th key={column?.title} scope="row">
                      {cell}
                    </th>
                  ) : (
                    <td key={column?.title} data-number={column?.isNumber || undefined}>
                      {cell}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {filter && (
        <p className="figure-table__count" role="status">
          {found.length > 0
            ? `共 ${found.length}\u00a0行`
            : `没有“${words.trim()}”。换个词试试，或者直接问顾问。`}
        </p>
      )}
      {note && <p className="block-note">{note}</p>}
    </section>
  )
}
