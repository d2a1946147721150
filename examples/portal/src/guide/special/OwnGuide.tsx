import { type ExclusiveGuide, listExclusiveCourses } from '@chuhai/contract/evaluation'
import { useEffect, useRef } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { useApp } from '../../app/app'
import { useMessages } from '../../app/messages'
import { exclusiveGuidePath } from '../../app/paths/guide'
import { CourseEntry } from '../recommendations/Entry'
import { Shelf } from '../recommendations/Shelf'
import { specialGuideMessages } from './messages'
import { OwnSites } from './OwnSites'
import { Position } from './Position'
import { useEvaluating, useLatestGuide } from './use-evaluation'

/** After a new evaluation the page moves on to what that one has made, however its dialog was closed. */
const useLatestGuideNavigation = () => {
  const latest = useLatestGuide()
  const isEvaluating = useEvaluating()
  const before = useRef(latest)
  useEffect(() => {
    if (before.current === undefined) before.current = latest
    if (isEvaluating || !latest || latest === before.current) return
    before.current = latest
    navigate(exclusiveGuidePath(latest))
  }, [latest, isEvaluating])
}

/** A personal guide, as one evaluation made it. */
export const OwnGuide = ({ guide }: { guide: ExclusiveGuide }) => {
  const words = useMessages(specialGuideMessages)
  const { client } = useApp()
  useLatestGuideNavigation()
  return (
    <>
      <Position guide={guide} />
      <OwnSites id={guide.id} />
      <Shelf
        title={words.courses}
        level={2}
        more={{ text: words.toSchool, path: '/school' }}
        query={client?.core.query(listExclusiveCourses, { params: { id: String(guide.id) } })}
        none={words.noCourses}
      >
        {(course) => <CourseEntry course={course} />}
      </Shelf>
    </>
  )
}
