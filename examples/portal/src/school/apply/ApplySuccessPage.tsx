import { type Application, classApplications } from '@chuhai/contract/application'
import type { TrainingClass } from '@chuhai/contract/school'
import { useQuery } from '@chuhai/core/react'
import { Button, Skeleton } from '@chuhai/ui'
import { Lighthouse, Sail } from '@chuhai/ui/illustrations'
import { useApp } from '../../app/app'
import { useMessages } from '../../app/messages'
import type { PageProps } from '../../app/page'
import { applyPath, classPath } from '../../app/paths/school'
import { LoadFailed } from '../../components/LoadFailed'
import { MessagePage } from '../../components/MessagePage'
import { RouteSteps } from '../../components/RouteSteps'
import { applyMessages } from './messages'
import './apply-success.css'

interface ResultProps {
  application: Application
  trainingClass: TrainingClass
}

const Result = ({ application: { id, state, place }, trainingClass }: ResultProps) => {
  const { success } = useMessages(applyMessages)
  const { name } = trainingClass
  const toClasses = <Button href="/schoolCenter/class">{success.classes}</Button>
  if (id === null || state === 'draft')
    return (
      <MessagePage
        illustration={<Sail />}
        title={success.waiting.title}
        text={success.waiting.text(name)}
        actions={<Button href={applyPath(trainingClass.id)}>{success.waiting.action}</Button>}
      />
    )
  if (state !== 'submitted' && state !== 'reviewing')
    return (
      <MessagePage
        illustration={<Lighthouse />}
        title={success.decided.title}
        text={success.decided.text(name)}
        actions={toClasses}
      />
    )
  return (
    <MessagePage
      illustration={<Lighthouse />}
      title={success.title}
      text={success.text(name)}
      actions={
        <>
          {toClasses}
          <Button variant="secondary" href={classPath(trainingClass.id)}>
            {success.back}
          </Button>
        </>
      }
    >
      {place?.state === 'waiting' && <p>{success.waitingList(place.ahead + 1)}</p>}
      <p className="apply-success__number">
        {success.number} <code>{id.slice(0, 8).toUpperCase()}</code>
      </p>
      <section className="apply-success__next">
        <h2>{success.next}</h2>
        <RouteSteps steps={success.steps} isVertical />
      </section>
    </MessagePage>
  )
}

/** After an application was submitted (specification 2.5): its number, and what happens next. */
export default function ApplySuccessPage({ data }: PageProps<TrainingClass>) {
  const { client } = useApp()
  const { success } = useMessages(applyMessages)
  const subject = String(data.id)
  const { state, retry } = useQuery(client?.core.query(classApplications.get, { query: { subject } }), {
    refresh: true,
  })
  return (
    <div className="portal-width apply-success">
      {state.phase === 'failed' ? (
        <LoadFailed title={success.failed} text={state.error.message} onRetry={retry} />
      ) : state.phase === 'ready' ? (
        <Result application={state.data} trainingClass={data} />
      ) : (
        <Skeleton lines={8} />
      )}
    </div>
  )
}
