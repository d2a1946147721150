import { Button } from '@chuhai/ui'
import { type ReactNode, useEffect, useState } from 'react'
import type { CoursePlayerMessages } from '../messages'
import { Notice } from './Notice'

const waitS = 5

interface AfterProps {
  /** The next lesson, where it can be watched. */
  next: { key: string; title: string } | null
  /** What the next lesson needs instead; null where there is none. */
  locked: ReactNode
  isContinuous: boolean
  words: CoursePlayerMessages
  onNext(key: string): void
  onReplay(): void
}

/** The end of a lesson: the next one, by itself where that is wanted; the purchase after a preview; or the end of the course. */
export const After = ({ next, locked, isContinuous, words, onNext, onReplay }: AfterProps) => {
  const [left, setLeft] = useState(isContinuous && next ? waitS : 0)
  const key = next?.key
  useEffect(() => {
    if (left === 0 || key === undefined) return
    const timer = setTimeout(() => (left === 1 ? onNext(key) : setLeft(left - 1)), 1000)
    return () => clearTimeout(timer)
  }, [left, key, onNext])

  if (locked) return <Notice title={words.previewEnd}>{locked}</Notice>
  const replay = (
    <Button variant="quiet" onClick={onReplay}>
      {words.replay}
    </Button>
  )
  if (!next)
    return (
      <Notice title={words.courseEnd} text={words.courseEndText}>
        {replay}
      </Notice>
    )
  return (
    <Notice
      title={words.lessonEnd}
      text={left > 0 ? words.nextIn(next.title, left) : words.nextTitle(next.title)}
    >
      <Button variant="primary" onClick={() => onNext(next.key)}>
        {words.next}
      </Button>
      {left > 0 ? (
        <Button variant="quiet" onClick={() => setLeft(0)}>
          {words.stay}
        </Button>
      ) : (
        replay
      )}
    </Notice>
  )
}
