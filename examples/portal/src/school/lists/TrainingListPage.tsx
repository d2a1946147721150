import type { ClassList } from '@chuhai/contract/school'
import { EmptyState } from '@chuhai/ui'
import { Parcel } from '@chuhai/ui/illustrations'
import { listPath } from '../../app/lists'
import { useMessages } from '../../app/messages'
import type { PageProps, Place } from '../../app/page'
import { classesPath, schoolPath } from '../../app/paths/school'
import { ConsultButton } from '../../components/ConsultButton'
import { ListFilter, ListFilters } from '../../components/ListFilters'
import { ListHead } from '../../components/ListHead'
import { LoadFailed } from '../../components/LoadFailed'
import { Pager } from '../../components/Pager'
import { useFound } from '../../components/use-found'
import { schoolMessages } from '../messages'
import { startOf } from '../training-class/times'
import { ClassItem } from './ClassItem'
import { type ClassesData, findClasses } from './load'
import { schoolListMessages } from './messages'
import './school-list.css'

interface PartProps {
  found: ClassList
  query: Place['query']
}

const Filters = ({ found, query }: PartProps) => {
  const { all, classes: words } = useMessages(schoolListMessages)
  const monthName = (month: string) => words.monthName(month.slice(0, 4), Number(month.slice(5)))
  const filter = (
    label: string,
    name: string,
    choices: readonly { name: string }[],
    show = (word: string) => word,
  ) => (
    <ListFilter
      label={label}
      chips={[undefined, ...choices.map((choice) => choice.name)].map((word) => ({
        name: word === undefined ? all : show(word),
        path: listPath(classesPath, query, { [name]: word, page: undefined }),
        isCurrent: (query[name] || undefined) === word,
      }))}
    />
  )
  return (
    <ListFilters>
      {filter(words.city, 'city', found.cities)}
      {filter(words.month, 'month', found.months, monthName)}
      {filter(words.topic, 'tag', found.tags)}
    </ListFilters>
  )
}

const List = ({ found, query, now }: PartProps & { now: number }) => {
  const { classes: words } = useMessages(schoolListMessages)
  const begun = found.list.filter((item) => startOf(item) <= now)
  const ahead = found.list.filter((item) => startOf(item) > now)
  const items = (list: typeof begun) => (
    <ol className="school-items">
      {list.map((item) => (
        <li key={item.id}>
          <ClassItem item={item} now={now} />
        </li>
      ))}
    </ol>
  )
  return (
    <>
      <div className="school-list__bar">
        <p role="status">{words.count(found.total)}</p>
      </div>
      {ahead.length > 0 && items(ahead)}
      {begun.length > 0 && (
        <section>
          <header className="school-list__begun">
            <h2>{words.begun}</h2>
            <p>{words.begunNote}</p>
          </header>
          {items(begun)}
        </section>
      )}
      <Pager
        page={found.page}
        pages={Math.ceil(found.total / found.rows)}
        turn={(page) => ({ href: listPath(classesPath, query, { page: String(page) }) })}
      />
    </>
  )
}

export const describe = () =>
  '近期开班的跨境电商培训班：城市、开班日期、周期、余下名额与价格，可以按城市、月份和主题筛选。'

/**
 * The training classes, as the address says (specification 2.5): those that begin soonest, and apart those that have begun.
 *
 *   跨境学院 > 培训班
 *   城市 (全部) (杭州) …   开班 (全部) (2026 年 12 月) …   主题 …
 *   [ 12 月 12 ]  杭州  周六 · 8 周     ¥3,980
 *                 name                 余 6 席
 */
export default function TrainingListPage({ data, query, now }: PageProps<ClassesData>) {
  const { classes: words } = useMessages(schoolListMessages)
  const { school } = useMessages(schoolMessages)
  const { found, isRetrying, retry } = useFound(data, data.found, (read) => findClasses(read, query))
  return (
    <>
      <ListHead above={[{ title: school, path: schoolPath }]} title={words.title} lead={words.lead} />
      <div className="school-list portal-width">
        {found && <Filters found={found} query={query} />}
        {!found && <LoadFailed title={words.failed} isRetrying={isRetrying} onRetry={retry} />}
        {found && found.total === 0 && (
          <EmptyState
            illustration={<Parcel />}
            title={words.empty.title}
            text={words.empty.text}
            action={
              <span className="school-list__ways">
                <a href={classesPath}>{words.empty.clear}</a>
                <ConsultButton variant="quiet" />
              </span>
            }
          />
        )}
        {found && found.total > 0 && <List found={found} query={query} now={now} />}
      </div>
    </>
  )
}
