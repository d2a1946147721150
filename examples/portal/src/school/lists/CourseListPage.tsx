import { searchQuestionMax } from '@chuhai/contract/constants'
import type { CourseList } from '@chuhai/contract/school'
import { EmptyState } from '@chuhai/ui'
import { Parcel } from '@chuhai/ui/illustrations'
import { listPath } from '../../app/lists'
import { useMessages } from '../../app/messages'
import type { PageProps, Place } from '../../app/page'
import { coursesPath, schoolPath } from '../../app/paths/school'
import { Chips } from '../../components/Chips'
import { ConsultButton } from '../../components/ConsultButton'
import { ListFilter, ListFilters } from '../../components/ListFilters'
import { ListHead } from '../../components/ListHead'
import { LoadFailed } from '../../components/LoadFailed'
import { Pager } from '../../components/Pager'
import { SearchForm } from '../../components/SearchForm'
import { SearchNotes } from '../../components/SearchNotes'
import { useFound } from '../../components/use-found'
import { schoolMessages } from '../messages'
import { CourseItem } from './CourseItem'
import { type CoursesData, findCourses } from './load'
import { schoolListMessages } from './messages'
import './school-list.css'

interface PartProps {
  found: CourseList
  query: Place['query']
}

/** Names of a filter with the words that its chips lead to. */
type Choice = readonly [name: string, word: string | undefined, total?: number]

const Filters = ({ found, query }: PartProps) => {
  const words = useMessages(schoolListMessages)
  const filter = (label: string, name: string, choices: readonly Choice[]) => (
    <ListFilter
      label={label}
      chips={choices.map(([each, word, count]) => ({
        name: each,
        path: listPath(coursesPath, query, { [name]: word, page: undefined }),
        isCurrent: (query[name] || undefined) === word,
        ...(count !== undefined && { count }),
      }))}
    />
  )
  const all: Choice = [words.all, undefined]
  return (
    <ListFilters>
      {filter(words.type, 'type', [all, [words.living, 'living'], [words.recorded, 'recorded']])}
      {filter(words.topic, 'tag', [all, ...found.tags.map(({ name }): Choice => [name, name])])}
      {filter(words.level, 'level', [all, ...found.levels.map(({ name }): Choice => [name, name])])}
      {filter(words.price, 'price', [
        all,
        ...Object.entries(words.prices).map(([word, name]): Choice => [name, word]),
      ])}
    </ListFilters>
  )
}

const List = ({ found, query, now }: PartProps & { now: number }) => {
  const words = useMessages(schoolListMessages)
  const orders = [
    [words.usual, undefined],
    ...Object.entries(words.orders).map(([word, name]) => [name, word]),
  ]
  return (
    <>
      <div className="school-list__bar">
        <p role="status">{words.count(found.total)}</p>
        <Chips
          label={words.order}
          chips={orders.map(([name = '', word]) => ({
            name,
            path: listPath(coursesPath, query, { order: word, page: undefined }),
            isCurrent: (query.order || undefined) === word,
          }))}
        />
      </div>
      <ol className="school-items">
        {found.list.map((course) => (
          <li key={course.id}>
            <CourseItem course={course} now={now} />
          </li>
        ))}
      </ol>
      <Pager
        page={found.page}
        pages={Math.ceil(found.total / found.rows)}
        turn={(page) => ({ href: listPath(coursesPath, query, { page: String(page) }) })}
      />
    </>
  )
}

export const describe = ({ type }: CoursesData) =>
  type === 'living'
    ? '跨境学院的直播课：开播时间、讲师、价格与价格包含什么，讲完可以看回放。'
    : '开店、选品、物流、广告、合规与独立站课程：级别、课时、价格与价格包含什么，可以按主题和价格筛选。'

/**
 * The courses, as the address says (specification 2.5).
 *
 *   跨境学院 > 全部课程
 *   全部课程
 *   lead
 *   [ search          搜索 ]
 *   形式 (全部) (直播课) (录播课)
 *   主题 … 级别 … 价格 …
 *   共 27 门课程                      综合 价格从低到高 …
 *   [ 8 课时 ]  入门  陈屿            ¥399
 *               name                 3 小时 6 分钟
 */
export default function CourseListPage({ data, query, now }: PageProps<CoursesData>) {
  const words = useMessages(schoolListMessages)
  const { school } = useMessages(schoolMessages)
  const { question, type } = data
  const { found, isRetrying, retry } = useFound(data, data.found, (read) => findCourses(read, query))
  const asked = { ...query, q: question || undefined }
  const typeName = type === 'living' ? words.living : type === 'recorded' ? words.recorded : words.courses
  const kept = Object.entries(query).filter(
    (entry): entry is [string, string] => !['q', 'page'].includes(entry[0]) && Boolean(entry[1]),
  )
  return (
    <>
      <ListHead
        above={[{ title: school, path: schoolPath }]}
        title={question ? words.about(question) : typeName}
        here={typeName}
        lead={type === 'living' ? words.livingLead : words.lead}
      >
        <SearchForm
          {...words.search}
          action={coursesPath}
          maxLength={searchQuestionMax}
          size="wide"
          initial={question}
          keep={Object.fromEntries(kept)}
          opensEmpty
        />
      </ListHead>
      <div className="school-list portal-width">
        {found && <Filters found={found} query={asked} />}
        {found && (
          <SearchNotes
            {...found}
            pathOf={(word) => listPath(coursesPath, asked, { q: word, page: undefined })}
          />
        )}
        {!found && <LoadFailed title={words.failed} isRetrying={isRetrying} onRetry={retry} />}
        {found && found.total === 0 && (
          <EmptyState
            illustration={<Parcel />}
            title={words.empty.title(question)}
            text={words.empty.text}
            action={
              <span className="school-list__ways">
                <a href={coursesPath}>{words.empty.clear}</a>
                <ConsultButton variant="quiet" />
              </span>
            }
          />
        )}
        {found && found.total > 0 && <List found={found} query={asked} now={now} />}
      </div>
    </>
  )
}
