import { listClassApplications } from '@chuhai/contract/application'
import { listOrders } from '@chuhai/contract/order'
import type { Core } from '@chuhai/core'
import { useQuery } from '@chuhai/core/react'
import { Button, EmptyState } from '@chuhai/ui'
import { Sail } from '@chuhai/ui/illustrations'
import { useApp, useVisitor } from '../../app/app'
import { useMessages } from '../../app/messages'
import type { PageProps } from '../../app/page'
import { classesPath } from '../../app/paths/school'
import { QueryView } from '../../components/QueryView'
import { ClassEntry } from './ClassEntry'
import { myClassesMessages } from './messages'
import { orderOf } from './standing'
import '../centre/student-centre.css'
import './my-classes.css'

const orderRows = 50

const Classes = ({ core, now }: { core: Core; now: number }) => {
  const words = useMessages(myClassesMessages)
  // Applications are shown without their orders as well: whether a place can be ordered is the server's decision.
  const orders = useQuery(core.query(listOrders, { body: { rows: orderRows, kinds: ['class'] } }), {
    refresh: true,
  })
  const areOrdersKnown = orders.state.phase === 'ready' || orders.state.phase === 'failed'
  return (
    <QueryView query={core.query(listClassApplications)} refresh failed={words.failed} lines={8}>
      {(applications, isLoading) =>
        applications.length === 0 ? (
          <EmptyState
            illustration={<Sail />}
            title={words.empty.title}
            text={words.empty.text}
            action={<Button href={classesPath}>{words.empty.action}</Button>}
          />
        ) : (
          <ol className="my-classes" aria-busy={isLoading || !areOrdersKnown}>
            {applications.map((application) => (
              <ClassEntry
                key={application.class.id}
                core={core}
                application={application}
                order={orderOf(orders.state.data?.list ?? [], application.class.id)}
                now={now}
              />
            ))}
          </ol>
        )
      }
    </QueryView>
  )
}

/** 我的班级 (specification 2.9): applications for training classes, their places and what to do next. */
export default function MyClassesPage({ now }: PageProps) {
  const { client } = useApp()
  const words = useMessages(myClassesMessages)
  const { phase } = useVisitor()
  if (phase !== 'in' || !client) return null
  return (
    <div className="student-centre portal-width">
      <h1>{words.title}</h1>
      <Classes core={client.core} now={now} />
    </div>
  )
}
