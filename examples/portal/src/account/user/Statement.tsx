import { getMarketStatement, type MarketStatement, statementMonth } from '@chuhai/contract/market'
import { priceText } from '@chuhai/contract/money'
import { getTeam, hasRight } from '@chuhai/contract/organisation'
import { brokenRule } from '@chuhai/contract/rule'
import type { Core } from '@chuhai/core'
import { useQuery } from '@chuhai/core/react'
import { Button, EmptyState } from '@chuhai/ui'
import { iconDownload } from '@chuhai/ui/icons'
import { Sail } from '@chuhai/ui/illustrations'
import { useStore } from '@nanostores/react'
import { useMessages } from '../../app/messages'
import { QueryView } from '../../components/QueryView'
import { StatementMonths } from './StatementMonths'
import { StatementTable } from './StatementTable'
import { statementMessages } from './statement-messages'
import './statement.css'

const Sums = ({ statement }: { statement: MarketStatement }) => {
  const { sums, held } = useMessages(statementMessages)
  const { owedBefore, owedAfter, totals } = statement
  const terms = [
    [sums.before, owedBefore],
    [sums.earned, totals.earned],
    [sums.paidOut, totals.paidOut],
    [sums.after, owedAfter],
  ] as const
  return (
    <>
      <dl className="statement__sums">
        {terms.map(([name, fen]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{priceText(fen)}</dd>
          </div>
        ))}
      </dl>
      {statement.held > 0 && <p className="statement__note">{held(priceText(statement.held))}</p>}
    </>
  )
}

const Settlements = ({ list }: { list: MarketStatement['settlements'] }) => {
  const { settlements } = useMessages(statementMessages)
  if (list.length === 0) return null
  return (
    <section className="statement__settlements" aria-labelledby="settlements-title">
      <h3 id="settlements-title">{settlements.title}</h3>
      <ul>
        {list.map(({ paidOn, amount, reference }) => (
          <li key={reference}>{settlements.line(paidOn, priceText(amount), reference)}</li>
        ))}
      </ul>
    </section>
  )
}

/** What says in place of a statement why there is none. */
const None = ({ reason }: { reason: 'choose' | 'role' }) => {
  const words = useMessages(statementMessages)[reason]
  return (
    <EmptyState
      illustration={<Sail />}
      title={words.title}
      text={words.text}
      action={<Button href="/user/#organisations">{words.action}</Button>}
    />
  )
}

interface StatementProps {
  core: Core
  /** As the address has it; anything else is the present month. */
  month: string | undefined
}

/**
 * The month's statement of the selected organisation, for the roles that may read it.
 *
 *   organisation · month     (earlier) (later)   [CSV]
 *   owed before, earned, paid out, owed after
 *   every entry, cards on phones
 *   transfers
 */
export default function Statement({ core, month }: StatementProps) {
  const words = useMessages(statementMessages)
  const orgId = useStore(core.organisation.$orgId)
  const team = useQuery(orgId === null ? undefined : core.query(getTeam)).state.data
  const asked = month !== undefined && brokenRule(statementMonth, month) === undefined ? month : undefined
  if (orgId === null) return <None reason="choose" />
  if (team && !hasRight(team.role, 'readStatements')) return <None reason="role" />
  return (
    <QueryView
      query={team && core.query(getMarketStatement, { query: { month: asked } })}
      refresh
      failed={words.failed}
      lines={8}
    >
      {(statement, isLoading) => (
        <div className="statement" aria-busy={isLoading}>
          <header className="statement__head">
            <p>{words.of(statement.organisation, words.month(statement.month))}</p>
            <StatementMonths month={statement.month} months={statement.months} />
            <Button
              variant="secondary"
              size="small"
              icon={iconDownload}
              href={`/api/market/statement/${orgId}/${statement.month}.csv`}
            >
              {words.download}
            </Button>
          </header>
          <Sums statement={statement} />
          <StatementTable entries={statement.entries} />
          <Settlements list={statement.settlements} />
        </div>
      )}
    </QueryView>
  )
}
