import {
  type DealFile,
  type DealThread,
  getDealThread,
  readDealThread,
  writeDealMessage,
} from '@chuhai/contract/market'
import { type Core, isAbortError, isCallError, openUserDraft } from '@chuhai/core'
import { useReturn } from '@chuhai/core/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { newRecordId } from '../../app/new-record-id'
import { useSingleCall } from '../../components/use-single-call'

const refreshMs = 20_000

/** What is being written; the id makes it one message, however often it is sent. */
export interface Written {
  id: string
  text: string
  files: DealFile[]
}

const empty = (): Written => ({ id: newRecordId(), text: '', files: [] })
const isWritten = (stored: unknown): stored is Written =>
  typeof Object(stored).id === 'string' &&
  typeof Object(stored).text === 'string' &&
  Array.isArray(Object(stored).files)

export type ThreadReading =
  | { phase: 'loading' }
  | { phase: 'failed'; message: string }
  | { phase: 'ready'; thread: DealThread }

/** What both sides write: read again and again while it is in sight, and marked as read. What is typed survives a reload. */
export const useThread = (core: Core, number: string) => {
  const [reading, setReading] = useState<ThreadReading>({ phase: 'loading' })
  const [draft] = useState(() => openUserDraft<Written>(core, `deal.${number}.message`, isWritten))
  const [written, setWritten] = useState<Written>(() => draft.read() ?? empty())
  const wasSent = useRef(false)
  const show = useCallback(
    (thread: DealThread) => {
      setReading({ phase: 'ready', thread })
      const last = thread.messages.at(-1)
      if (thread.unread > 0 && last)
        core.call(readDealThread, { params: { number }, body: { until: last.at } }).catch(core.report)
    },
    [core, number],
  )
  const refresh = useCallback(async () => {
    if (document.visibilityState === 'hidden') return
    try {
      show(await core.query(getDealThread, { params: { number } }).refresh())
    } catch (error) {
      if (isAbortError(error)) return
      const message = isCallError(error) ? error.message : ''
      setReading((shown) => (shown.phase === 'ready' ? shown : { phase: 'failed', message }))
    }
  }, [core, number, show])
  useEffect(() => {
    void refresh()
    const timer = setInterval(() => void refresh(), refreshMs)
    return () => clearInterval(timer)
  }, [refresh])
  useReturn(refresh)

  const change = (part: Partial<Written>) => {
    // What differs from what was sent without an answer is another message.
    const next = { ...written, ...part, ...(wasSent.current && { id: newRecordId() }) }
    wasSent.current = false
    setWritten(next)
    draft.write(next)
  }
  const { isSending, send: sendOnce } = useSingleCall(core, () => void refresh())
  const send = async () => {
    if (written.text.trim() === '' && written.files.length === 0) return
    wasSent.current = true
    const body = written
    const thread = await sendOnce(body.id, () => core.call(writeDealMessage, { params: { number }, body }))
    if (!thread) return
    show(thread)
    draft.clear()
    wasSent.current = false
    setWritten(empty())
  }
  return { reading, refresh, written, change, send, isSending }
}
