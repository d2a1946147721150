import { copyText, useStyles } from '@chuhai/ui'
import type { ReadableAtom } from 'nanostores'
import { type MouseEvent, useLayoutEffect, useRef } from 'react'
import { createAnnouncer } from './announcer'
import css from './answer.css?inline'
import { createAddresses } from './render-inlines'
import { createRenderer } from './renderer'
import { createScheduler } from './scheduler'

export interface AnswerTextProps {
  $text: ReadableAtom<string>
  /** The portal's origin. */
  origin: string
  words: { copy: string; copied: string; image: string; table: string }
  onView(image: { src: string; alt: string }): void
  /** Gets a growing answer by whole sentences, for screen readers. */
  onAnnounce(sentences: string): void
  /** How the answer has ended, announced after the last sentence; undefined while it is running. */
  endNotice: string | undefined
  /**
   * More of it is rendered. A caller that measures the page here has it laid out in this task and painted in the next;
   * both together would block the page.
   */
  onGrown(): void
}

interface AnswerOptions extends Omit<AnswerTextProps, 'onView' | 'endNotice'> {
  endNotice(): string | undefined
}

/** A complete answer is shown at once as far as a reader sees it; the rest follows. */
const firstSlice = 256
const copiedMs = 2000

/** Renders an answer into `host` as it grows. */
const mountAnswer = (host: HTMLElement, options: AnswerOptions) => {
  const { $text, origin, words, onAnnounce, endNotice, onGrown } = options
  const renderer = createRenderer(host, {
    document: host.ownerDocument,
    addresses: createAddresses(origin),
    words,
  })
  // An answer that was complete before is not announced again.
  const announce = endNotice() === undefined ? createAnnouncer(onAnnounce) : undefined
  let isDone = false

  const render = (sliceLength: number) => {
    const text = $text.get()
    const end = endNotice()
    const isRendered = renderer.render(text, end !== undefined, sliceLength)
    if (isRendered && !isDone) announce?.(text, end)
    isDone ||= isRendered && end !== undefined
    return isRendered
  }
  const scheduler = createScheduler((sliceLength) => {
    const isRendered = render(sliceLength)
    onGrown()
    return isRendered
  })
  if (!render(firstSlice)) scheduler.request()
  const stop = $text.listen(scheduler.request)
  return {
    end() {
      if (!isDone) scheduler.request()
    },
    destroy() {
      stop()
      scheduler.stop()
    },
  }
}

const copyCode = async (button: HTMLElement, { copy, copied }: AnswerTextProps['words']) => {
  const code = button.closest('figure')?.querySelector('code')?.textContent ?? ''
  if (!(await copyText(code))) return
  button.textContent = copied
  setTimeout(() => {
    button.textContent = copy
  }, copiedMs)
}

/** An answer as it grows, rendered outside of React, which would compare the whole of it with every word. */
export const AnswerText = (props: AnswerTextProps) => {
  const { $text, origin, words, endNotice, onView, onAnnounce, onGrown } = props
  useStyles(css)
  const host = useRef<HTMLDivElement>(null)
  const mounted = useRef<ReturnType<typeof mountAnswer>>(null)
  const latestEndNotice = useRef(endNotice)
  latestEndNotice.current = endNotice

  useLayoutEffect(() => {
    const node = host.current
    if (!node) return
    node.replaceChildren()
    const made = mountAnswer(node, {
      $text,
      origin,
      words,
      onAnnounce,
      endNotice: () => latestEndNotice.current,
      onGrown,
    })
    mounted.current = made
    return made.destroy
  }, [$text, origin, words, onAnnounce, onGrown])
  useLayoutEffect(() => {
    if (endNotice !== undefined) mounted.current?.end()
  }, [endNotice])

  const handleClick = (event: MouseEvent) => {
    const button = (event.target as Element).closest<HTMLElement>('[data-act]')
    const image = button?.querySelector('img')
    if (button?.dataset.act === 'copy') void copyCode(button, words)
    else if (image) onView({ src: image.src, alt: image.alt })
  }
  // biome-ignore lint/a11y/noStaticElementInteractions: handles the buttons inside
  // biome-ignore lint/a11y/useKeyWithClickEvents: handles the buttons inside
  return <div ref={host} className="ch-answer" onClick={handleClick} />
}
