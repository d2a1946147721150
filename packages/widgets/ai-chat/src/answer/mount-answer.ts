import type { ReadableAtom } from 'nanostores'
import { createAddresses } from './addresses'
import type { Ink } from './draw-inline'
import { createPace } from './pace'
import { createSheet } from './sheet'
import { createSpeech } from './speech'

export interface AnswerOptions {
  $text: ReadableAtom<string>
  /** The portal's origin. */
  origin: string
  words: Ink['words']
  isEnded: boolean
  /** Hears a growing answer by whole sentences. */
  say?(sentences: string): void
  /** How it has ended, for whoever hears it. */
  farewell(): string
  /**
   * More of it is drawn. Whoever asks the page for its measures here has it laid out in this task and painted in the
   * next: together they would keep a page waiting.
   */
  onGrown(): void
}

export interface MountedAnswer {
  /** Nothing more comes. */
  end(): void
  destroy(): void
}

/** An answer that is whole already is there at once, as far as a reader sees it. */
const firstSlice = 256

/** Draws an answer into `host` as it grows. */
export const mountAnswer = (host: HTMLElement, options: AnswerOptions): MountedAnswer => {
  const { $text, origin, words, say, farewell, onGrown } = options
  const sheet = createSheet(host, {
    document: host.ownerDocument,
    addresses: createAddresses(origin),
    words,
  })
  // What was there before a reader came is not read out again.
  const speak = say && !options.isEnded ? createSpeech(say) : undefined
  let isEnded = options.isEnded
  let isSilent = false

  const draw = (sliceLength: number) => {
    const text = $text.get()
    const isDrawn = sheet.draw(text, isEnded, sliceLength)
    if (isDrawn && !isSilent) speak?.(text, isEnded ? farewell() : undefined)
    isSilent ||= isDrawn && isEnded
    return isDrawn
  }
  const pace = createPace((sliceLength) => {
    const isDrawn = draw(sliceLength)
    onGrown()
    return isDrawn
  })
  if (!draw(firstSlice)) pace.ask()
  const stop = $text.listen(pace.ask)
  return {
    end() {
      if (isEnded) return
      isEnded = true
      pace.ask()
    },
    destroy() {
      stop()
      pace.stop()
    },
  }
}
