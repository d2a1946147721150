import type { ModelTimeouts } from '../../settings/assistant'
import type { Answer, Ending } from './answer'
import { type Model, ModelError, type ModelRequest, Refusal } from './model'

const timeoutMs = 600_000
/** Longer answers are cut off. */
const lengthMax = 4_000_000

interface RunOptions {
  answer: Answer
  model: Model
  prepareRequest: () => Promise<ModelRequest>
  timeouts: ModelTimeouts
  /** Ends the answer and the call of the model; the reason is an Ending. */
  abort: AbortController
  onFirstWord: () => void
  onError: (error: ModelError) => void
}

const nul = String.fromCharCode(0)
const unsafe = new RegExp(`[${nul}\\ud800-\\udfff]`)

/** Appends text without what a database cannot store: NUL and unpaired surrogates. */
const createAppend = (answer: Answer) => {
  let half = ''
  const storableText = (piece: string): string => {
    const text = half + piece
    half = /[\ud800-\udbff]$/.test(text) ? text.slice(-1) : ''
    return text
      .slice(0, text.length - half.length)
      .replaceAll(nul, '')
      .replace(/\p{Surrogate}/gu, '\ufffd')
  }
  return (piece: string) => {
    const text = half === '' && !unsafe.test(piece) ? piece : storableText(piece)
    if (text === '') return
    answer.append(text)
    answer.notify()
  }
}

/** Lets a model write an answer; resolves with how it ended, never rejects. */
export const run = ({
  answer,
  model,
  prepareRequest,
  timeouts,
  abort,
  onFirstWord,
  onError,
}: RunOptions): Promise<Ending> => {
  const { signal } = abort
  const append = createAppend(answer)
  /** The first ending counts. */
  const end = (ending: Ending) => abort.abort(ending)
  const fail = (error: ModelError) => {
    if (signal.aborted) return
    onError(error)
    end({ state: 'broken', code: error.code })
  }

  const slow = setTimeout(() => {
    answer.isSlow = true
    answer.notify()
  }, timeouts.slowMs)
  const timeout = setTimeout(() => fail(new ModelError('AI_ANSWER_CUT', 'took too long')), timeoutMs)
  let silenceTimer: NodeJS.Timeout | undefined
  let hasBegun = false
  let lastTextAt = 0
  let lastSignAt = 0
  /** Checks after a while whether text or a sign of life has come; resetting a timer for every piece would cost more. */
  const expectWord = (withinMs: number, waitMs = withinMs) => {
    clearTimeout(silenceTimer)
    silenceTimer = setTimeout(() => {
      const signsEndAt = Math.min(lastSignAt + withinMs, lastTextAt + timeouts.queuedMs)
      const leftMs = Math.max(lastTextAt + withinMs, signsEndAt) - performance.now()
      if (leftMs > 0) expectWord(withinMs, leftMs)
      else fail(new ModelError('AI_MODEL_SILENT', 'silent', !hasBegun))
    }, waitMs)
  }

  const onText = (piece: string) => {
    if (signal.aborted) return
    lastTextAt = performance.now()
    // A model that thinks for long is not slow.
    clearTimeout(slow)
    if (piece !== '' && !hasBegun) {
      hasBegun = true
      onFirstWord()
      expectWord(timeouts.nextWordMs)
    }
    append(piece)
    if (answer.length > lengthMax) fail(new ModelError('AI_ANSWER_CUT', 'too long'))
  }
  const onAlive = () => {
    lastSignAt = performance.now()
  }
  const onTakenBack = () => {
    if (!signal.aborted) answer.restart()
  }
  const write = async (request: ModelRequest): Promise<void> => {
    if (signal.aborted) return
    lastTextAt = performance.now()
    expectWord(timeouts.firstWordMs)
    return model.write(request, signal, onText, onTakenBack, onAlive)
  }
  const finish = (ending: Partial<Ending> = {}) => {
    if (signal.aborted) return
    if (answer.text.trim() === '') throw new ModelError('AI_MODEL_FAILED', 'empty')
    end({ state: 'complete', code: null, ...ending })
  }

  return new Promise((resolve) => {
    const settle = () => {
      for (const timer of [slow, timeout, silenceTimer]) clearTimeout(timer)
      resolve(signal.reason as Ending)
    }
    if (signal.aborted) return settle()
    signal.addEventListener('abort', settle, { once: true })
    // A chain, so that the request is not kept in memory while the model writes.
    prepareRequest()
      .then(write)
      .then(
        () => finish(),
        (error) => {
          if (!(error instanceof Refusal)) throw error
          finish({ isRefusal: true })
        },
      )
      .catch((error) =>
        fail(error instanceof ModelError ? error : new ModelError('AI_MODEL_FAILED', (error as Error).name)),
      )
  })
}
