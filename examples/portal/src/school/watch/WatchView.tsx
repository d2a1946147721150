import type { Course } from '@chuhai/contract/school'
import { Skeleton, StyleRoot, usePart } from '@chuhai/ui'
import { useApp } from '../../app/app'
import { useMessages } from '../../app/messages'
import { Crumbs } from '../../components/Crumbs'
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
  const part = usePart(loadPlayer, client !== null, client?.core.report)
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
          <a href={`/school/${isContinuous ? 'videoplay' : 'autoplay'}?id=${id}`}>
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
            isContinuous={isContinuous}
            startsByItself={isContinuous}
          />
        </StyleRoot>
      ) : (
        <Skeleton lines={10} />
      )}
    </div>
  )
}
