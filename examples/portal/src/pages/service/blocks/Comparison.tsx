import { Heading } from '../../../components/Heading'
import type { BlockProps } from './block'
import './comparison.css'

const dots = [1, 2, 3, 4, 5]

/** A grade as five dots. */
const Grade = ({ value }: { value: number }) => (
  <span className="comparison__grade">
    <svg viewBox="0 0 68 12" width="68" height="12" aria-hidden="true">
      {dots.map((dot) => (
        <circle key={dot} cx={dot * 14 - 8} cy="6" r="4.5" data-lit={dot <= value || undefined} />
      ))}
    </svg>
    <span className="ch-hidden">
      {value} 分，满分 {dots.length} 分
    </span>
  </span>
)

/** Options as columns, what tells them apart as rows; a narrow window scrolls, the names of the rows stay. */
export const Comparison = ({ block, id }: BlockProps<'comparison'>) => {
  const { title, lead, options, rows, note } = block
  return (
    <section className="portal-section portal-width comparison" id={id}>
      <Heading title={title} lead={lead} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keyboard too */}
      <div className="comparison__frame" role="region" aria-label={title} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <td />
              {options.map((option) => (
                <th key={option.name} scope="col" data-marked={option.mark ? true : undefined}>
                  {option.mark && <em>{option.mark}</em>}
                  {option.path ? <a href={option.path}>{option.name}</a> : option.name}
                  {option.note && <small>{option.note}</small>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.label}>
                <th scope="row">{row.label}</th>
                {row.values.map((value, index) => (
                  <td key={options[index]?.name} data-marked={options[index]?.mark ? true : undefined}>
                    {typeof value === 'number' ? <Grade value={value} /> : value}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {note && <p className="block-note">{note}</p>}
    </section>
  )
}
