import { useStyles } from '@chuhai/ui'
import type { ReadableAtom } from 'nanostores'
import { type MouseEvent, useLayoutEffect, useRef } from 'react'
import { copyText } from '../copying'
import css from './answer.css?inline'
import { type MountedAnswer, mountAnswer } from './mount-answer'

export interface AnswerTextProps {
  $text: ReadableAtom<string>
  isEnded: boolean
  /** The portal's origin. */
  origin: string
  words: { copy: string; copied: string; image: string; table: string }
  onView(image: { src: string; alt: string }): void
  /** Hears a growing answer by whole sentences. */
  onSay(sentences: string): void
  /** How it has ended, when it has. */
  farewell: string
  /** More of it is drawn, and not yet laid out. */
  onGrown(): void
}

const copiedMs = 2000

const copyCode = async (button: HTMLElement, { copy, copied }: AnswerTextProps['words']) => {
  const code = button.closest('figure')?.querySelector('code')?.textContent ?? ''
  if (!(await copyText(code))) return
  button.textContent = copied
  setTimeout(() => {
    button.textContent = copy
  }, copiedMs)
}

/** An answer as it grows: outside of React, which would look at the whole of it with every word. */
export const AnswerText = ({ $text, isEnded, origin, words, onView, ...props }: AnswerTextProps) => {
  useStyles(css)
  const host = useRef<HTMLDivElement>(null)
  const mounted = useRef<MountedAnswer>(null)
  const hearers = useRef(props)
  hearers.current = props

  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn anew for another text or language only
  useLayoutEffect(() => {
    const node = host.current
    if (!node) return
    node.replaceChildren()
    const made = mountAnswer(node, {
      $text,
      origin,
      words,
      isEnded,
      say: (text) => hearers.current.onSay(text),
      farewell: () => hearers.current.farewell,
      onGrown: () => hearers.current.onGrown(),
    })
    mounted.current = made
    return made.destroy
  }, [$text, origin, words])
  useLayoutEffect(() => {
    if (isEnded) mounted.current?.end()
  }, [isEnded])

  const act = (event: MouseEvent) => {
    const button = (event.target as Element).closest<HTMLElement>('[data-act]')
    const image = button?.querySelector('img')
    if (button?.dataset.act === 'copy') void copyCode(button, words)
    else if (image) onView({ src: image.src, alt: image.alt })
  }
  // biome-ignore lint/a11y/noStaticElementInteractions: hears the buttons inside, which are buttons
  // biome-ignore lint/a11y/useKeyWithClickEvents: hears the buttons inside, which are buttons
  return <div ref={host} className="ch-answer" onClick={act} />
}
