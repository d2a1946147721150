import type { Course } from '@chuhai/contract/school'
import { Skeleton, StyleRoot, usePart } from '@chuhai/ui'
import { useState } from 'react'
import { useApp } from '../../app/app'
import { useMessages } from '../../app/messages'
import { Crumbs } from '../../components/Crumbs'
import { LoadFailed } from '../../components/LoadFailed'
import { schoolMessages } from '../messages'
import { watchMessages } from './messages'
import '@chuhai/player/cover.css'
import './watch.css'

const loadPlayer = () => import('@chuhai/course-player')

interface WatchViewProps {
  course: Course
  lesson: string | undefined
  /** Goes on with the next lesson by itself. */
  isContinuous: boolean
}

/** A course being watched, below its name. */
export const WatchView = ({ course, lesson, isContinuous }: WatchViewProps) => {
  const { client } = useApp()
  const [hasFailed, setHasFailed] = useState(false)
  const part = usePart(loadPlayer, client !== null && !hasFailed, () => setHasFailed(true))
  const words = useMessages(watchMessages)
  const { school } = useMessages(schoolMessages)
  const { id, name, teacher } = course
  return (
    <div className="watch portal-width">
      <Crumbs
        above={[
          { title: school, path: '/school' },
          { title: name, path: `/school/detail?id=${id}` },
        ]}
        here={isContinuous ? words.autoplay : words.watch}
      />
      <header>
        <h1>{name}</h1>
        <p>
          {teacher.name}
          <a className="watch__link" href={`/school/${isContinuous ? 'videoplay' : 'autoplay'}?id=${id}`}>
            {isContinuous ? words.single : words.autoplay}
          </a>
        </p>
      </header>
      {isContinuous && <p className="watch__note">{words.autoplayNote}</p>}
      {client && part ? (
        <StyleRoot value={undefined}>
          <part.CoursePlayer
            core={client.core}
            courseId={id}
            lesson={lesson}
            autoplay={isContinuous}
            startsByItself={isContinuous}
          />
        </StyleRoot>
      ) : hasFailed ? (
        <LoadFailed title={words.failed} text={words.failedText} onRetry={() => setHasFailed(false)} />
      ) : (
        <Skeleton lines={10} />
      )}
    </div>
  )
}
