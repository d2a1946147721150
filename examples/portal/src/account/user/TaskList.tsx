import { priceText } from '@chuhai/contract/money'
import type { Core } from '@chuhai/core'
import { chinaMoment } from '@chuhai/core/dates'
import { useChinaClock } from '@chuhai/core/react'
import { Skeleton, useLocale } from '@chuhai/ui'
import { useMessages } from '../../app/messages'
import { LoadFailed } from '../../components/LoadFailed'
import { type Due, useDue } from './due'
import { userMessages } from './messages'

const useTaskText = (task: Due['task']): string => {
  const words = useMessages(userMessages).tasks
  if (typeof task === 'string') return words.ofDeals[task]
  return 'text' in task ? task.text : words.freight(priceText(task.freight))
}

const Item = ({ href, task, about, dueAt, isLate }: Due) => {
  const words = useMessages(userMessages).tasks
  const time = useChinaClock(useLocale())(chinaMoment(dueAt))
  return (
    <li>
      <a href={href}>{useTaskText(task)}</a>
      <span>{about}</span>
      <time dateTime={dueAt} data-late={isLate || undefined}>
        {isLate ? words.late(time) : words.due(time)}
      </time>
    </li>
  )
}

/** What the visitor has to do, the soonest first. */
export default function TaskList({ core }: { core: Core }) {
  const words = useMessages(userMessages).tasks
  const { list, error, retry } = useDue(core, useLocale())
  if (!list && error) return <LoadFailed isSmall title={words.failed} text={error.message} onRetry={retry} />
  if (!list) return <Skeleton lines={1} height={56} />
  if (list.length === 0) return <p className="user-tasks__none">{words.none}</p>
  return (
    <ul>
      {list.map((due) => (
        <Item key={`${due.href} ${due.about} ${due.dueAt}`} {...due} />
      ))}
    </ul>
  )
}
