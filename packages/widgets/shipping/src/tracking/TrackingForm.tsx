import type { Locale } from '@chuhai/contract/locale'
import { trackingErrors } from '@chuhai/contract/logistics'
import { Button, Field, Form, TextArea, Undelivered, useIsomorphicLayoutEffect } from '@chuhai/ui'
import { useRef, useState } from 'react'
import type { TrackingMessages } from './messages'
import type { TrackingState, TrackingStore } from './store'

export interface TrackingPartProps {
  store: TrackingStore
  state: TrackingState
  words: TrackingMessages
  locale: Locale
}

/** Error of the numbers, in the language of the form. */
export const errorOf = ({ state: { problem }, words, locale }: TrackingPartProps): string | undefined => {
  if (!problem) return undefined
  return problem.number ? words.invalid(problem.number) : trackingErrors[problem.code][locale]
}

/** Numbers, a line each, and the question for them. */
export const TrackingForm = (props: TrackingPartProps) => {
  const { store, state, words } = props
  const form = useRef<HTMLDivElement>(null)
  const [refused, setRefused] = useState(0)
  const isAsking = state.phase === 'asking'
  useIsomorphicLayoutEffect(() => {
    if (refused) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refused])
  const ask = async () => {
    if (await store.ask()) setRefused((count) => count + 1)
  }
  return (
    <Form ref={form} className="ch-tracking__form" onSubmit={() => void ask()} aria-busy={isAsking}>
      <Field label={words.numbers} required error={errorOf(props)}>
        {(control) => (
          <div className="ch-box ch-tracking__box">
            <TextArea
              {...control}
              className="ch-box__input"
              rows={3}
              value={state.text}
              placeholder={words.placeholder}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              onChange={store.change}
            />
          </div>
        )}
      </Field>
      <div className="ch-tracking__ask">
        <Button type="submit" busy={isAsking} busyText={words.asking}>
          {words.ask}
        </Button>
        <Undelivered delay={state.delay} />
      </div>
    </Form>
  )
}
