import type { Core } from '@chuhai/core'
import { Skeleton } from '@chuhai/ui'
import { Suspense } from 'react'
import { useMessages } from '../../app/messages'
import { lazyPart } from '../../components/lazy-part'
import { userMessages } from './messages'
import './tasks.css'

const TaskList = lazyPart(() => import('./TaskList'))

/** What the visitor has to do; the list comes with the calls that it needs. */
export const Tasks = ({ core }: { core: Core }) => (
  <section id="tasks" className="user-part user-tasks" aria-labelledby="tasks-title">
    <header>
      <h2 id="tasks-title">{useMessages(userMessages).tasks.title}</h2>
    </header>
    <Suspense fallback={<Skeleton lines={1} height={56} />}>
      <TaskList core={core} />
    </Suspense>
  </section>
)
