import type { Application, Values } from '@chuhai/contract/application'
import { type CallError, isAbortError, isCallError, ownOptions, type Scope } from '@chuhai/core'
import { atom, type ReadableAtom } from 'nanostores'
import { isSame } from './form'

/** What has happened to the last change: nothing yet, or it is being saved, saved at a time, refused or not saved. */
export type Saving =
  | { phase: 'idle' }
  | { phase: 'saving' }
  | { phase: 'saved'; at: string }
  | { phase: 'failed' }
  | { phase: 'conflict' }

interface AutosaveOptions {
  scope: Pick<Scope, 'signal' | 'later'>
  /** The values to save; null while nothing is filled in. */
  read(): Values | null
  save(values: Values, revision: number): Promise<{ revision: number; savedAt: string }>
  onSaved(): void
  /** The server has found something wrong with the values. */
  onRefused(error: CallError): void
}

const pauseMs = 1200
const retryMs = 10_000

/** Saves what is typed on the server: once the typing pauses, one save at a time, and again after a failure. */
export const createAutosave = ({ scope, read, save, onSaved, onRefused }: AutosaveOptions) => {
  const $state = atom<Saving>({ phase: 'idle' })
  let revision = 0
  let isRunning = false
  let pause = () => {}
  /** Incremented by each reset, so that the response to an earlier save is ignored. */
  let round = 0

  const schedule = (ms: number) => {
    pause()
    pause = scope.later(ms, run)
  }
  const run = async (): Promise<void> => {
    const values = read()
    if (isRunning || !values || $state.get().phase === 'conflict') return
    isRunning = true
    const mine = round
    $state.set({ phase: 'saving' })
    try {
      const answer = await save(values, revision)
      if (mine !== round) return
      revision = answer.revision
      $state.set({ phase: 'saved', at: answer.savedAt })
      onSaved()
    } catch (error) {
      if (mine !== round || scope.signal.aborted || isAbortError(error)) return
      const isConflict = isCallError(error) && error.httpStatus === 409
      $state.set({ phase: isConflict ? 'conflict' : 'failed' })
      if (isCallError(error) && error.httpStatus === 422) onRefused(error)
      else if (!isConflict) schedule(retryMs)
      return
    } finally {
      isRunning = false
    }
    if (!isSame(read(), values)) schedule(pauseMs)
  }
  const retry = () => {
    if ($state.get().phase === 'failed') schedule(0)
  }
  addEventListener('online', retry, ownOptions({ signal: scope.signal }))

  return {
    $state: $state as ReadableAtom<Saving>,
    revision: () => revision,
    /** Goes on from what the server has. */
    reset({ revision: known, savedAt }: Pick<Application, 'revision' | 'savedAt'>) {
      pause()
      round += 1
      revision = known
      $state.set(savedAt === null ? { phase: 'idle' } : { phase: 'saved', at: savedAt })
    },
    /** Something has changed. */
    touch: () => schedule(pauseMs),
    pause: () => pause(),
  }
}
