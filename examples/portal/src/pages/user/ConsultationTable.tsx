import type { SentConsultation } from '@chuhai/contract/consultation'
import { chinaMoment } from '@chuhai/core/dates'
import { groupedPhone } from '@chuhai/ui'
import type { UserWords } from './words'

interface ConsultationTableProps {
  list: readonly SentConsultation[]
  words: UserWords['consultations']
}

/** A table; below 720 px every row is a card whose fields carry the names of their columns. */
export const ConsultationTable = ({ list, words: { title, columns } }: ConsultationTableProps) => (
  <table className="user-table" aria-label={title}>
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
      {list.map((sent) => (
        <tr key={sent.id}>
          <td data-label={columns.time} className="user-table__time">
            <time dateTime={sent.createdAt}>{chinaMoment(sent.createdAt)}</time>
          </td>
          <td data-label={columns.service} className="user-table__service">
            {sent.consultationService.split(',').join('、')}
          </td>
          <td data-label={columns.name} className="user-table__name">
            {sent.contactsName}
          </td>
          <td data-label={columns.phone} className="user-table__phone">
            {groupedPhone(sent.contactsPhone)}
          </td>
          <td data-label={columns.company}>{sent.customerName}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
