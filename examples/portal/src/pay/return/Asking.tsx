import { Button, Skeleton, Spinner } from '@chuhai/ui'
import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useState } from 'react'
import { useMessages } from '../../app/messages'
import { payMessages } from '../messages'
import type { Poll } from './poll'
import './return-page.css'

interface AskingProps<Answer> {
  /** Begins to ask; the same function for as long as it asks for the same. */
  start: () => Poll<Answer>
  /** Where else the visitor can go once it takes long. */
  actions: ReactNode
  known: (answer: Answer) => ReactNode
  missing: ReactNode
}

/** Waits for what the provider says, and says that it does. */
export const Asking = <Answer,>({ start, ...rest }: AskingProps<Answer>) => {
  const [poll, setPoll] = useState<Poll<Answer>>()
  useEffect(() => {
    const created = start()
    setPoll(created)
    void created.ask()
    return created.end
  }, [start])
  return poll ? <Result poll={poll} {...rest} /> : <NotYet />
}

/** Before anything is asked. */
export const NotYet = () => {
  const words = useMessages(payMessages).waiting
  return (
    <>
      <h1 className="ch-hidden">{words.title}</h1>
      <Skeleton lines={4} />
    </>
  )
}

const Result = <Answer,>({
  poll,
  actions,
  known,
  missing,
}: Omit<AskingProps<Answer>, 'start'> & { poll: Poll<Answer> }) => {
  const words = useMessages(payMessages).waiting
  const state = useStore(poll.$state)
  if (state.phase === 'missing') return missing
  if (state.phase === 'known') return known(state.answer)
  const [title, text] = {
    waiting: [words.title, words.text],
    slow: [words.slow, words.slowText],
    offline: [words.offline, words.offlineText],
    failing: [words.failed, words.failedText],
  }[state.phase]
  return (
    <section className="pay-return" aria-busy="true">
      <Spinner size={40} label="" />
      <div role="status">
        <h1>{title}</h1>
        <p>{text}</p>
      </div>
      <div className="pay-return__actions" data-shown={state.phase !== 'waiting' || undefined}>
        {state.phase !== 'waiting' && (
          <>
            <Button onClick={() => void poll.ask()}>{words.check}</Button>
            {actions}
          </>
        )}
      </div>
    </section>
  )
}
