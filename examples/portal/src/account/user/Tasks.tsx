import { listOwnStores, type OpeningTask, type StoreOpening } from '@chuhai/contract/store'
import type { Core } from '@chuhai/core'
import { chinaMoment } from '@chuhai/core/dates'
import { useChinaClock } from '@chuhai/core/react'
import { useLocale } from '@chuhai/ui'
import { useMessages } from '../../app/messages'
import { QueryView } from '../../components/QueryView'
import { userMessages } from './messages'
import { storesTab } from './SideNav'
import './tasks.css'

interface Due extends Pick<StoreOpening, 'id' | 'platformName' | 'siteName'> {
  task: OpeningTask
}

/** What the visitor has to do themselves; what a colleague has to do stands with the store. */
const dueIn = (openings: readonly StoreOpening[]): Due[] =>
  openings.flatMap(({ id, platformName, siteName, task, isOwn }) =>
    task && isOwn ? [{ id, platformName, siteName, task }] : [],
  )

/** What the visitor has to do, the soonest first. */
export const Tasks = ({ core }: { core: Core }) => {
  const locale = useLocale()
  const words = useMessages(userMessages).tasks
  const inChina = useChinaClock(locale)
  return (
    <section id="tasks" className="user-part user-tasks" aria-labelledby="tasks-title">
      <header>
        <h2 id="tasks-title">{words.title}</h2>
      </header>
      <QueryView
        query={core.query(listOwnStores)}
        refresh
        isSmall
        failed={words.failed}
        lines={1}
        height={56}
      >
        {(list) => {
          const due = dueIn(list)
          return due.length === 0 ? (
            <p className="user-tasks__none">{words.none}</p>
          ) : (
            <ul>
              {due.map(({ id, platformName, siteName, task }) => (
                <li key={id}>
                  <a href={storesTab.href}>{task.text}</a>
                  <span>
                    {platformName} · {siteName[locale]}
                  </span>
                  <time dateTime={task.dueAt}>{words.due(inChina(chinaMoment(task.dueAt)))}</time>
                </li>
              ))}
            </ul>
          )
        }}
      </QueryView>
    </section>
  )
}
