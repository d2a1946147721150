import { LoadFailed, Skeleton, usePart } from '@chuhai/ui'
import { type ReactNode, useState } from 'react'
import type { InboxMessages } from '../messages'

interface FetchedProps<Part> {
  load: () => Promise<Part>
  words: InboxMessages
  /** What is missing where it could not be fetched. */
  failed: string
  children(part: Part): ReactNode
}

/** A part whose code is fetched as it is shown: lines until it is there, and 重试 where it could not be fetched. */
export const Fetched = <Part,>({ load, words, failed, children }: FetchedProps<Part>) => {
  const [hasFailed, setHasFailed] = useState(false)
  const part = usePart(load, !hasFailed, () => setHasFailed(true))
  if (part) return children(part)
  if (!hasFailed) return <Skeleton lines={6} height={320} />
  return <LoadFailed title={failed} text={words.loadFailed} onRetry={() => setHasFailed(false)} />
}
