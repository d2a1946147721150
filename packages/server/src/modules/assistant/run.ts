import type { Answer, Ending } from './answer'
import { type Briefing, type Model, ModelTrouble } from './model'
import type { Patience } from './settings'

/** After so long without a word visitors are told that something is coming. */
const slowMs = 2500
/** The longest that an answer may take. */
const limitMs = 600_000
/** No answer is longer; a model that does not end is ended. */
const lengthMax = 4_000_000

export interface RunOptions {
  answer: Answer
  model: Model
  brief: () => Promise<Briefing>
  patience: Patience
  /** Ends the answer, and the model's work on it; the reason says how. */
  abort: AbortController
  onFirstWord: () => void
  /** What went wrong. */
  onTrouble: (trouble: ModelTrouble) => void
}

const nul = String.fromCharCode(0)
/** Most pieces hold none of these, and are not looked at any closer. */
const doubtful = new RegExp(`[${nul}\\ud800-\\udfff]`)

/** Text as it came, but for what no database stores: NUL, and halves of characters whose other half never came. */
const createAppend = (answer: Answer) => {
  let half = ''
  const storable = (piece: string): string => {
    const text = half + piece
    half = /[\ud800-\udbff]$/.test(text) ? text.slice(-1) : ''
    return text
      .slice(0, text.length - half.length)
      .replaceAll(nul, '')
      .replace(/\p{Surrogate}/gu, '\ufffd')
  }
  return (piece: string) => {
    const text = half === '' && !doubtful.test(piece) ? piece : storable(piece)
    if (text === '') return
    answer.append(text)
    answer.changed()
  }
}

/** Lets a model write an answer, and says how it ended. It never fails. */
export const run = ({
  answer,
  model,
  brief,
  patience,
  abort,
  onFirstWord,
  onTrouble,
}: RunOptions): Promise<Ending> => {
  const { signal } = abort
  const append = createAppend(answer)
  /** The first ending counts, and nothing is asked or said after it. */
  const end = (ending: Ending) => abort.abort(ending)
  const fail = (trouble: ModelTrouble) => {
    // Whoever is told to leave off has no trouble.
    if (signal.aborted) return
    onTrouble(trouble)
    end({ state: 'broken', code: trouble.code })
  }

  const slow = setTimeout(() => {
    answer.isSlow = true
    answer.changed()
  }, slowMs)
  const limit = setTimeout(() => fail(new ModelTrouble('AI_ANSWER_CUT', 'took too long')), limitMs)
  let silence: NodeJS.Timeout | undefined
  let hasBegun = false
  let heardAt = 0
  /** Looks after a while whether anything has come meanwhile: a timer set anew by every piece would cost more. */
  const expectWord = (withinMs: number, waitMs = withinMs) => {
    clearTimeout(silence)
    silence = setTimeout(() => {
      const leftMs = heardAt + withinMs - performance.now()
      if (leftMs > 0) expectWord(withinMs, leftMs)
      else fail(new ModelTrouble('AI_MODEL_SILENT', 'silent', !hasBegun))
    }, waitMs)
  }

  const say = (piece: string) => {
    if (signal.aborted) return
    heardAt = performance.now()
    if (piece !== '' && !hasBegun) {
      hasBegun = true
      onFirstWord()
      clearTimeout(slow)
      expectWord(patience.nextWordMs)
    }
    append(piece)
    if (answer.length > lengthMax) fail(new ModelTrouble('AI_ANSWER_CUT', 'too long'))
  }
  const write = async (briefing: Briefing): Promise<void> => {
    if (signal.aborted) return
    expectWord(patience.firstWordMs)
    return model.write(briefing, signal, say)
  }
  const finish = () => {
    if (signal.aborted) return
    if (answer.text.trim() === '') throw new ModelTrouble('AI_MODEL_FAILED', 'empty')
    end({ state: 'complete', code: null })
  }

  return new Promise((resolve) => {
    const settle = () => {
      for (const timer of [slow, limit, silence]) clearTimeout(timer)
      resolve(signal.reason as Ending)
    }
    if (signal.aborted) return settle()
    signal.addEventListener('abort', settle, { once: true })
    // Step by step, so that nothing of the briefing is kept while the model writes.
    brief()
      .then(write)
      .then(finish)
      .catch((error) =>
        fail(
          error instanceof ModelTrouble ? error : new ModelTrouble('AI_MODEL_FAILED', (error as Error).name),
        ),
      )
  })
}
