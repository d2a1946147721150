import { useEffect, useRef, useState } from 'react'

export interface UploadControl {
  signal: AbortSignal
  /** How much has arrived, from 0 to 1. */
  onProgress: (share: number) => void
}

/** Sends a file and resolves with its address, or what else is known of it; rejects with the reason as message. */
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
}

/** Runs one upload at a time; unmounting aborts it. */
export const useUpload = <Answer>({ upload, onBeforeChange, onDone, onFail }: UploadOptions<Answer>) => {
  const [phase, setPhase] = useState<UploadPhase>({ name: 'idle' })
  const running = useRef<AbortController>(null)
  const latest = useRef({ onBeforeChange, onDone, onFail })
  useEffect(() => {
    latest.current = { onBeforeChange, onDone, onFail }
  })
  useEffect(() => () => running.current?.abort(), [])

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
