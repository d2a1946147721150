import { Icon } from '@chuhai/ui'
import { iconChevronLeft, iconChevronRight } from '@chuhai/ui/icons'
import { useMessages } from '../../app/messages'
import { statementTab } from './SideNav'
import { statementMessages } from './statement-messages'

interface StatementMonthsProps {
  month: string
  /** The newest first. */
  months: readonly string[]
}

/** Leads to the month before and the one after, where there is one. */
export const StatementMonths = ({ month, months }: StatementMonthsProps) => {
  const words = useMessages(statementMessages)
  const earlier = months.find((one) => one < month)
  const later = months.findLast((one) => one > month)
  const hrefOf = (one: string) => `${statementTab.href}&month=${one}`
  if (!earlier && !later) return null
  return (
    <nav className="statement__months" aria-label={words.months}>
      {earlier && (
        <a href={hrefOf(earlier)}>
          <Icon path={iconChevronLeft} size={16} />
          {words.month(earlier)}
        </a>
      )}
      {later && (
        <a href={hrefOf(later)}>
          {words.month(later)}
          <Icon path={iconChevronRight} size={16} />
        </a>
      )}
    </nav>
  )
}
