import { type ExclusiveGuide, listExclusiveCourses } from '@chuhai/contract/guide'
import { useEffect, useRef } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { useApp } from '../../app/app'
import { useMessages } from '../../content/messages'
import { useGuide } from '../../guide/guide'
import { exclusiveGuidePath } from '../../guide/paths'
import { CourseEntry } from '../../guide/recommendations/RecommendationLink'
import { Shelf } from '../../guide/recommendations/RecommendationList'
import { type SpecialGuideMessages, specialGuideMessages } from './messages'
import { OwnSites } from './OwnSites'
import { Position } from './Position'
import { useEvaluating, useLatestGuide } from './use-evaluation'

interface OwnCoursesProps {
  id: number
  words: SpecialGuideMessages
}

/** The courses of a personal guide. */
const OwnCourses = ({ id, words }: OwnCoursesProps) => {
  const { client } = useApp()
  return (
    <Shelf
      title={words.courses}
      level={2}
      more={{ text: words.toSchool, path: '/school' }}
      query={client?.core.query(listExclusiveCourses, { params: { id: String(id) } })}
      none={words.noCourses}
    >
      {(course) => <CourseEntry course={course} />}
    </Shelf>
  )
}

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
  const { exclusive } = useGuide()
  useLatestGuideNavigation()
  return (
    <>
      <Position guide={guide} words={words} onAgain={() => exclusive?.evaluateAgain()} />
      <OwnSites id={guide.id} words={words} />
      <OwnCourses id={guide.id} words={words} />
    </>
  )
}
