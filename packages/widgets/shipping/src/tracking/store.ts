import { type TrackingResult, trackParcels } from '@chuhai/contract/logistics'
import { type Core, type Delay, isAbortError, isCallError } from '@chuhai/core'
import { atom, type ReadableAtom } from 'nanostores'
import { type NumbersProblem, numbersIn, problemOf } from './numbers'

/** State of the form, and the results of the last request. */
export interface TrackingState {
  phase: 'filling' | 'asking'
  text: string
  problem: NumbersProblem | null
  /** In the order in which they were asked for; null before the first answer. */
  results: readonly TrackingResult[] | null
  /** Error of the last request. */
  failure: string | null
  /** Why the answer takes long. */
  delay: Delay | undefined
}

type TrackedListener = (results: readonly TrackingResult[]) => void

/** Controller of tracking: numbers as they are typed, which stay in the tab, and the request for them. */
export const createTrackingStore = (core: Core, name = 'form') => {
  const draft = core.drafts.open<string>(`tracking.${name}`)
  const stored: unknown = draft.read()
  const $state = atom<TrackingState>({
    phase: 'filling',
    text: typeof stored === 'string' ? stored : '',
    problem: null,
    results: null,
    failure: null,
    delay: undefined,
  })
  let asking = new AbortController()
  let asked: readonly string[] = []
  let onTracked: TrackedListener | undefined
  const patch = (change: Partial<TrackingState>) => $state.set({ ...$state.get(), ...change })

  /**
   * Requests these numbers; the last request counts, and earlier results stay in sight meanwhile. A request that was not typed is shared
   * with others of the page.
   */
  const track = async (numbers: readonly string[], isTyped = false): Promise<void> => {
    asking.abort()
    asking = new AbortController()
    const { signal } = asking
    asked = numbers
    patch({ phase: 'asking', problem: null, failure: null, delay: undefined })
    try {
      const input = { body: { numbers: [...numbers] } }
      const onDelay = (delay: Delay) => patch({ delay })
      const results = await (isTyped
        ? core.call(trackParcels, input, { signal, onDelay })
        : core.query(trackParcels, input).refresh())
      if (signal.aborted) return
      patch({ phase: 'filling', results, delay: undefined })
      onTracked?.(results)
    } catch (error) {
      if (signal.aborted || isAbortError(error)) return
      const failure = error instanceof Error ? error.message : String(error)
      // The same request was answered a moment ago: its results still hold.
      const isKnown = isCallError(error) && error.code === 'REQUEST_TOO_FREQUENT' && $state.get().results
      patch({ phase: 'filling', failure: isKnown ? null : failure, delay: undefined })
    }
  }

  return {
    $state: $state as ReadableAtom<TrackingState>,
    change(text: string): void {
      const { problem } = $state.get()
      patch({ text, problem: problem && problemOf(text)?.code === problem.code ? problem : null })
      draft.write(text)
    },
    /** Asks for what is typed; resolves to whether something is wrong with it. */
    async ask(): Promise<boolean> {
      const { phase, text } = $state.get()
      if (phase === 'asking') return false
      const problem = problemOf(text)
      patch({ problem })
      if (!problem) await track(numbersIn(text), true)
      return problem !== null
    },
    /** Asks for numbers that the page gives. */
    async open(numbers: readonly string[]): Promise<void> {
      const text = numbers.join('\n')
      const problem = problemOf(text)
      patch({ text, problem })
      if (!problem) await track(numbersIn(text))
    },
    /** Asks again for the same. */
    refresh: () => ($state.get().phase === 'asking' ? Promise.resolve() : track(asked)),
    /** Forgets what was typed as all drafts are cleared; returns a function that stops this, and ends the question. */
    connect() {
      const stop = core.drafts.onCleared(() => patch({ text: '', problem: null }))
      return () => {
        stop()
        asking.abort()
        if ($state.get().phase === 'asking') patch({ phase: 'filling', delay: undefined })
      }
    },
    /** Sets the callback for an answer. */
    setTrackedListener(listener: TrackedListener | undefined) {
      onTracked = listener
    },
  }
}

export type TrackingStore = ReturnType<typeof createTrackingStore>
