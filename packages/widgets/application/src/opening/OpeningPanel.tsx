import { getOwnStore, type OpeningTask } from '@chuhai/contract/store'
import type { Core } from '@chuhai/core'
import { chinaMoment } from '@chuhai/core/dates'
import { useChinaClock, useQuery, useReturn } from '@chuhai/core/react'
import { Button, EmptyState, LoadFailed, Skeleton, useLocale, useStyles } from '@chuhai/ui'
import { iconCalendar, iconExternal } from '@chuhai/ui/icons'
import { openingMessages } from './messages'
import { OpeningTimeline } from './OpeningTimeline'
import css from './opening.css?inline'
import { StageTag } from './StageTag'

interface TaskProps {
  core: Core
  id: string
  task: OpeningTask
}

/** What the applicant has to do. Only the portal's own pages have its calendar file: others come without the portal's session. */
const Task = ({ core, id, task: { text, dueAt } }: TaskProps) => {
  const locale = useLocale()
  const words = openingMessages[locale]
  const time = useChinaClock(locale)(chinaMoment(dueAt))
  const isOver = Date.parse(dueAt) <= core.clock.now()
  const isPortal = (core.base || location.origin) === location.origin
  return (
    <div className="ch-opening__task" data-over={isOver || undefined}>
      <h3>{words.task}</h3>
      <p>{text}</p>
      <p>
        <time dateTime={dueAt}>{isOver ? words.overdue(time) : words.due(time)}</time>
      </p>
      {isPortal && !isOver && (
        <Button
          variant="secondary"
          icon={iconCalendar}
          href={`${core.base}/api/store/opening/${id}/calendar.ics`}
        >
          {words.calendar}
        </Button>
      )}
    </div>
  )
}

interface OpeningPanelProps {
  core: Core
  /** That of the accepted application. */
  id: string
}

/**
 * How far the opening of a store is.
 *
 *   [平台有疑问]  亚马逊 · 美国站
 *   what comes next
 *   what the applicant has to do, until when   (加入日历)
 *   number and address, once it is open
 *   timeline, the last step first
 */
export const OpeningPanel = ({ core, id }: OpeningPanelProps) => {
  useStyles(css)
  const locale = useLocale()
  const words = openingMessages[locale]
  const query = core.query(getOwnStore, { params: { id } })
  const { state, retry } = useQuery(query, { refresh: true })
  useReturn(retry)
  const { data, error } = state
  if (!data && error?.httpStatus === 404) return <EmptyState title={words.gone} text={words.goneText} />
  if (!data && error) return <LoadFailed title={words.failed} text={error.message} onRetry={retry} />
  if (!data) return <Skeleton lines={6} />
  const { stage, platformName, siteName, task, store, history } = data
  const { title, text } = words.next[stage]
  return (
    <section className="ch-opening" aria-label={words.title}>
      <header>
        <p className="ch-opening__line">
          <StageTag stage={stage} />
          <span>
            {platformName} · {siteName[locale]}
          </span>
        </p>
        <h2>{title}</h2>
        {text && <p>{text}</p>}
      </header>
      {task && <Task core={core} id={id} task={task} />}
      {store && (
        <dl className="ch-opening__store">
          <div>
            <dt>{words.number}</dt>
            <dd>{store.number}</dd>
          </div>
          <div>
            <dt>{words.address}</dt>
            <dd>
              <Button variant="text" icon={iconExternal} href={store.address} target="_blank">
                {store.address}
              </Button>
            </dd>
          </div>
        </dl>
      )}
      <OpeningTimeline history={history} />
    </section>
  )
}
