import { type Learning, listLearning } from '@chuhai/contract/school'
import type { Core } from '@chuhai/core'
import { clockText } from '@chuhai/player'
import { Button, EmptyState } from '@chuhai/ui'
import { Podium } from '@chuhai/ui/illustrations'
import { useApp, useVisitor } from '../../app/app'
import { useMessages } from '../../app/messages'
import type { PageProps } from '../../app/page'
import { coursePath, coursesPath, watchPath } from '../../app/paths/school'
import { QueryView } from '../../components/QueryView'
import { CertificateOf } from './CertificateOf'
import { LiveReminders } from './LiveReminders'
import { learningMessages } from './messages'
import './student-centre.css'
import './learning.css'

const Entry = ({ core, item }: { core: Core; item: Learning }) => {
  const { course, finished, percent, next } = item
  const words = useMessages(learningMessages)
  const isDone = percent === 100
  const standing = () => {
    if (isDone) return words.done
    if (!next) return words.fresh
    return next.seconds > 0 ? words.stopped(next.title, clockText(next.seconds)) : words.upNext(next.title)
  }
  return (
    <li className="learning-entry">
      <div>
        <h2>
          <a href={coursePath(course.id)}>{course.name}</a>
        </h2>
        <p>{standing()}</p>
        <progress value={percent} max={100} aria-label={words.progress(course.name)} />
        <small>{words.finished(finished, course.lessons)}</small>
        {isDone && item.isOwned && <CertificateOf core={core} item={item} />}
      </div>
      <Button
        href={watchPath(course.id, isDone ? undefined : next?.key)}
        variant={next && !isDone ? undefined : 'secondary'}
      >
        {isDone ? words.again : next ? words.resume : words.start}
      </Button>
    </li>
  )
}

const isRecorded = ({ course }: Learning) => course.living === null

const Recorded = ({ core, list }: { core: Core; list: readonly Learning[] }) => (
  <ol>
    {list.map((item) => (
      <Entry key={item.course.id} core={core} item={item} />
    ))}
  </ol>
)

const Courses = ({ core, now }: { core: Core; now: number }) => {
  const words = useMessages(learningMessages)
  return (
    <QueryView query={core.query(listLearning)} refresh failed={words.failed} lines={8}>
      {(list) =>
        list.length === 0 ? (
          <EmptyState
            illustration={<Podium />}
            title={words.empty.title}
            text={words.empty.text}
            action={<Button href={coursesPath}>{words.empty.action}</Button>}
          />
        ) : (
          <>
            <LiveReminders list={list} now={now} />
            {list.some(isRecorded) && <Recorded core={core} list={list.filter(isRecorded)} />}
          </>
        )
      }
    </QueryView>
  )
}

/** 我的学习 (specification 2.9): when living courses are on air, courses that were bought or begun, and where to go on. */
export default function LearningPage({ now }: PageProps) {
  const { client } = useApp()
  const words = useMessages(learningMessages)
  const { phase } = useVisitor()
  if (phase !== 'in' || !client) return null
  return (
    <div className="student-centre portal-width">
      <h1>{words.title}</h1>
      <Courses core={client.core} now={now} />
    </div>
  )
}
