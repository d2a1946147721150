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
  /** Ends the answer; the reason says how. */
  signal: AbortSignal
  /** What went wrong, for the log. */
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
    answer.text += text
    answer.changed()
  }
}

/** Lets a model write an answer, and says how it ended. It never throws. */
export const run = async (options: RunOptions): Promise<Ending> => {
  const { answer, model, brief, patience, signal, onTrouble } = options
  const work = new AbortController()
  const append = createAppend(answer)
  let settle: (ending: Ending) => void = () => {}
  const ended = new Promise<Ending>((resolve) => {
    settle = resolve
  })
  /** The first ending counts, and nothing is asked or said after it. */
  const end = (ending: Ending) => {
    settle(ending)
    work.abort()
  }
  const fail = (trouble: ModelTrouble) => {
    // Whoever is told to leave off has no trouble.
    if (work.signal.aborted) return
    onTrouble(trouble)
    end({ state: 'broken', code: trouble.code })
  }
  const stop = () => end(signal.reason as Ending)
  if (signal.aborted) stop()
  signal.addEventListener('abort', stop, { once: true })

  const slow = setTimeout(() => {
    answer.isSlow = true
    answer.changed()
  }, slowMs)
  const limit = setTimeout(() => fail(new ModelTrouble('AI_ANSWER_CUT', 'took too long')), limitMs)
  let silence: NodeJS.Timeout | undefined
  const silent = () => fail(new ModelTrouble('AI_MODEL_SILENT', 'silent'))

  let hasBegun = false
  const say = (piece: string) => {
    if (work.signal.aborted) return
    if (piece !== '' && !hasBegun) {
      hasBegun = true
      clearTimeout(silence)
      clearTimeout(slow)
      silence = setTimeout(silent, patience.nextWordMs)
    } else silence?.refresh()
    append(piece)
    if (answer.text.length > lengthMax) fail(new ModelTrouble('AI_ANSWER_CUT', 'too long'))
  }
  const write = async () => {
    const briefing = await brief()
    if (work.signal.aborted) return
    silence = setTimeout(silent, patience.firstWordMs)
    await model.write(briefing, work.signal, say)
    if (answer.text.trim() === '') throw new ModelTrouble('AI_MODEL_FAILED', 'empty')
    end({ state: 'complete', code: null })
  }
  write().catch((error) =>
    fail(error instanceof ModelTrouble ? error : new ModelTrouble('AI_MODEL_FAILED', (error as Error).name)),
  )

  const ending = await ended
  for (const timer of [slow, limit, silence]) clearTimeout(timer)
  signal.removeEventListener('abort', stop)
  return ending
}
