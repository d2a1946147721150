import type { ExclusiveGuide } from '@chuhai/contract/guide'
import { useEffect, useRef } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { useWords } from '../../content/words'
import { useGuide } from '../../guide/guide'
import { exclusiveGuidePath } from '../../guide/paths'
import { OwnCourses } from './OwnCourses'
import { OwnSites } from './OwnSites'
import { Position } from './Position'
import { useEvaluating } from './use-evaluating'
import { useLatestGuide } from './use-latest-guide'
import { specialGuideWords } from './words'

/** After a new evaluation the page moves on to what that one has made, however its dialog was closed. */
const useMoveOn = () => {
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
  const words = useWords(specialGuideWords)
  const { exclusive } = useGuide()
  useMoveOn()
  return (
    <>
      <Position guide={guide} words={words} onAgain={() => exclusive?.evaluateAnew()} />
      <OwnSites id={guide.id} words={words} />
      <OwnCourses id={guide.id} words={words} />
    </>
  )
}
