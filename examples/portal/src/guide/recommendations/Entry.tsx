import type { CourseCard } from '@chuhai/contract/guide'
import { useMessages } from '../../app/messages'
import { Price } from '../../components/Price'
import { recommendationMessages } from './messages'

interface EntryProps {
  path: string
  title: string
  /** Facts in one line below. */
  facts: readonly string[]
  /** In fen, shown apart from the facts. */
  price?: number
}

/** Something to read or to learn: its name, its facts. */
export const Entry = ({ path, title, facts, price }: EntryProps) => (
  <a className="recommendation-shelf__entry" href={path}>
    <b>{title}</b>
    <span>
      {facts.join(' · ')}
      {price !== undefined && (
        <em>
          <Price amount={price} />
        </em>
      )}
    </span>
  </a>
)

export const CourseEntry = ({ course }: { course: CourseCard }) => {
  const words = useMessages(recommendationMessages)
  const { id, name, teacher, level, lessons, price } = course
  return (
    <Entry
      path={`/school/detail?id=${id}`}
      title={name}
      facts={[teacher, level, words.lessons(lessons)]}
      price={price}
    />
  )
}
