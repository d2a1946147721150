import { Button, useMessages, usePart } from '@chuhai/ui'
import { type ReactNode, useState } from 'react'
import type { InboxMessages } from '../messages'

interface FetchedProps<Part> {
  load: () => Promise<Part>
  words: InboxMessages
  children(part: Part): ReactNode
}

/**
 * A part whose code is fetched as it is shown: lines until it is there, and 重试 where it could not be fetched. Both are in the
 * shell, which visitors who are not signed in load as well: a skeleton with its error state would double it.
 */
export const Fetched = <Part,>({ load, words, children }: FetchedProps<Part>) => {
  const { loading } = useMessages()
  const [hasFailed, setHasFailed] = useState(false)
  const part = usePart(load, !hasFailed, () => setHasFailed(true))
  if (part) return children(part)
  if (!hasFailed) return <div className="ch-inbox-awaited" role="status" aria-label={loading} />
  return (
    <p className="ch-inbox-missing" role="alert">
      {words.loadFailed}
      <Button variant="secondary" size="small" onClick={() => setHasFailed(false)}>
        {words.retry}
      </Button>
    </p>
  )
}
