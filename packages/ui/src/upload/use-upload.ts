import { useLayoutEffect, useRef, useState } from 'react'
import { useEnd } from '../lifetime/use-end'

/** What an upload is given beside its file; the signal is aborted when the visitor gives up or the field goes away. */
export interface UploadControl {
  signal: AbortSignal
  /** How much has arrived, from 0 to 1. */
  onProgress: (share: number) => void
}

/**
 * Sends a file and resolves with its address, or what else is known of it; rejects with the reason as message, and with
 * `isFinal` where the same file would be refused again.
 */
export type Upload<Answer = string> = (file: File, control: UploadControl) => Promise<Answer>

export type UploadPhase =
  | { name: 'idle' }
  | { name: 'uploading'; file: File; share: number }
  | { name: 'failed'; file: File; reason: string }

interface UploadOptions<Answer> {
  upload: Upload<Answer>
  /** Called before the phase changes, while the old one can still be seen. */
  onBeforeChange: () => void
  onDone: (answer: Answer, file: File) => void
  onFail: (reason: string) => void
  /** Another try cannot help: the file is let go. */
  onRefuse: (reason: string) => void
}

const isFinal = (problem: unknown): boolean => (problem as { isFinal?: unknown } | null)?.isFinal === true

/** Runs one upload at a time; unmounting aborts it. */
export const useUpload = <Answer>(options: UploadOptions<Answer>) => {
  const { upload, onBeforeChange, onDone, onFail, onRefuse } = options
  const [phase, setPhase] = useState<UploadPhase>({ name: 'idle' })
  const running = useRef<AbortController>(null)
  const latest = useRef({ onBeforeChange, onDone, onFail, onRefuse })
  useLayoutEffect(() => {
    latest.current = { onBeforeChange, onDone, onFail, onRefuse }
  })
  const [abort] = useState(() => () => running.current?.abort())
  useEnd(abort)

  const changePhase = (next: UploadPhase) => {
    latest.current.onBeforeChange()
    setPhase(next)
  }
  const start = async (file: File) => {
    if (running.current) return
    const controller = new AbortController()
    const { signal } = controller
    running.current = controller
    changePhase({ name: 'uploading', file, share: 0 })
    const onProgress = (share: number) => {
      if (!signal.aborted && running.current === controller)
        setPhase({ name: 'uploading', file, share: Math.max(0, Math.min(1, share)) })
    }
    try {
      const answer = await upload(file, { signal, onProgress })
      if (signal.aborted) return
      running.current = null
      changePhase({ name: 'idle' })
      latest.current.onDone(answer, file)
    } catch (problem) {
      if (signal.aborted) return
      running.current = null
      const reason = problem instanceof Error ? problem.message : ''
      // What is still being sent of a refused file ends.
      controller.abort()
      if (isFinal(problem)) {
        changePhase({ name: 'idle' })
        return latest.current.onRefuse(reason)
      }
      changePhase({ name: 'failed', file, reason })
      latest.current.onFail(reason)
    }
  }
  const giveUp = () => {
    running.current?.abort()
    running.current = null
    changePhase({ name: 'idle' })
  }
  return { phase, start, giveUp }
}
