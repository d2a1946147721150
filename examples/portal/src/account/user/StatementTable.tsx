import { type LedgerEntry, ledgerEventNames } from '@chuhai/contract/market'
import { priceText } from '@chuhai/contract/money'
import { chinaMoment } from '@chuhai/core/dates'
import { useChinaClock } from '@chuhai/core/react'
import { EmptyState, useLocale } from '@chuhai/ui'
import { Sail } from '@chuhai/ui/illustrations'
import { useMessages } from '../../app/messages'
import { statementMessages } from './statement-messages'

/** Nothing stands where nothing has moved. */
const Sum = ({ name, fen }: { name: string; fen: number }) => (
  <td data-label={name} data-empty={fen === 0 ? '' : undefined} className="statement-table__sum">
    {fen === 0 ? null : priceText(fen)}
  </td>
)

const Entry = ({ entry }: { entry: LedgerEntry }) => {
  const locale = useLocale()
  const inChina = useChinaClock(locale)
  const { columns, rate } = useMessages(statementMessages)
  const { at, event, number, title, commissionRate, charged, refunded, commission, earned, paidOut } = entry
  return (
    <tr>
      <td data-label={columns.time} className="statement-table__time">
        <time dateTime={at}>{inChina(chinaMoment(at))}</time>
      </td>
      <td data-label={columns.deal} className="statement-table__deal">
        {title}
        <small>{number}</small>
      </td>
      <td data-label={columns.event}>
        {ledgerEventNames[event][locale]}
        {commission > 0 && <small>{rate(commissionRate / 100)}</small>}
      </td>
      <Sum name={columns.charged} fen={charged} />
      <Sum name={columns.refunded} fen={refunded} />
      <Sum name={columns.commission} fen={commission} />
      <Sum name={columns.earned} fen={earned} />
      <Sum name={columns.paidOut} fen={paidOut} />
    </tr>
  )
}

/** Everything that has happened to the money of deals in a month; below 900 px every row is a card. */
export const StatementTable = ({ entries }: { entries: readonly LedgerEntry[] }) => {
  const { title, columns, empty } = useMessages(statementMessages)
  if (entries.length === 0)
    return <EmptyState illustration={<Sail />} title={empty.title} text={empty.text} />
  return (
    <table className="statement-table" aria-label={title}>
      <thead>
        <tr>
          {Object.values(columns).map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <Entry key={`${entry.number} ${entry.event} ${entry.at}`} entry={entry} />
        ))}
      </tbody>
    </table>
  )
}
