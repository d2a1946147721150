import type { Core } from '@chuhai/core'
import { chinaMoment } from '@chuhai/core/dates'
import { useChinaClock } from '@chuhai/core/react'
import { Skeleton, useLocale } from '@chuhai/ui'
import { useMessages } from '../../app/messages'
import { LoadFailed } from '../../components/LoadFailed'
import { type Due, useDue } from './due'
import { userMessages } from './messages'
import './tasks.css'

const Item = ({ href, task, about, dueAt, isLate }: Due) => {
  const words = useMessages(userMessages).tasks
  const time = useChinaClock(useLocale())(chinaMoment(dueAt))
  return (
    <li>
      <a href={href}>{typeof task === 'string' ? words.ofDeals[task] : task.text}</a>
      <span>{about}</span>
      <time dateTime={dueAt} data-late={isLate || undefined}>
        {isLate ? words.late(time) : words.due(time)}
      </time>
    </li>
  )
}

/** What the visitor has to do, the soonest first. */
export const Tasks = ({ core }: { core: Core }) => {
  const words = useMessages(userMessages).tasks
  const { list, error, retry } = useDue(core, useLocale())
  return (
    <section id="tasks" className="user-part user-tasks" aria-labelledby="tasks-title">
      <header>
        <h2 id="tasks-title">{words.title}</h2>
      </header>
      {!list && error && <LoadFailed isSmall title={words.failed} text={error.message} onRetry={retry} />}
      {!list && !error && <Skeleton lines={1} height={56} />}
      {list?.length === 0 && <p className="user-tasks__none">{words.none}</p>}
      {list && list.length > 0 && (
        <ul>
          {list.map((due) => (
            <Item key={`${due.href} ${due.about} ${due.dueAt}`} {...due} />
          ))}
        </ul>
      )}
    </section>
  )
}
