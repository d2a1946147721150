import { chatInputMax } from '@chuhai/contract/constants'
import { Button, Icon, usePart, useStyles } from '@chuhai/ui'
import { iconArrowUp } from '@chuhai/ui/icons'
import { useStore } from '@nanostores/react'
import { type FormEvent, useState, useSyncExternalStore } from 'react'
import { lengthOf } from '../limit'
import { renewalText } from '../renewal'
import type { ChatState } from '../talk'
import { AttachButton } from './AttachButton'
import css from './composer.css?inline'
import type { ChatPartProps } from './props'
import { QuestionField } from './QuestionField'

export interface ComposerProps extends ChatPartProps {
  state: ChatState
  onSignOn(): void
}

const loadAttachment = () => import('./Attachment')
const neverChanges = () => () => undefined
const isTouch = () => matchMedia('(max-width: 480px), (pointer: coarse)').matches
const running = new Set<ChatState['phase']>(['waiting', 'streaming', 'offline'])

/** The field and what sends it: send, stop while an answer grows, log in for those who have not (specification 5.8). */
export const Composer = ({ core, store, words, state, onSignOn }: ComposerProps) => {
  useStyles(css)
  const { text, image } = useStore(store.$draft)
  const { data: quota } = useStore(store.$quota)
  const [isAttaching, setIsAttaching] = useState(false)
  const [isUploading, setIsUploading] = useState(false)
  const [isHeld, setIsHeld] = useState(false)
  const [cut, setCut] = useState(0)
  // A server measures nothing: its page gets the short text once it is alive.
  const isBrief = useSyncExternalStore(neverChanges, isTouch, () => false)
  const hasAttachment = isAttaching || image !== ''
  const isSignedOut = state.phase === 'signedOut'
  const isRunning = running.has(state.phase)
  const isUsedUp = !isSignedOut && !isRunning && quota?.left === 0
  const seesImages = !isSignedOut && quota?.seesImages === true
  const attachment = usePart(loadAttachment, seesImages && hasAttachment)
  const count = lengthOf(text)

  const send = () => {
    setCut(0)
    // The image would be left behind.
    setIsHeld(isUploading)
    if (!isUploading && store.send()) setIsAttaching(false)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isRunning) send()
  }
  const placeholder = isSignedOut
    ? words.input.signedOut
    : isUsedUp
      ? words.input.usedUp(renewalText(quota.renewsAt, new Date(), words.tomorrow))
      : isRunning
        ? words.input.busy
        : isBrief
          ? words.input.touch
          : words.input.placeholder
  return (
    <form
      className="ch-chat__composer"
      data-disabled={isSignedOut || isUsedUp ? '' : undefined}
      onSubmit={submit}
    >
      {seesImages && hasAttachment && attachment && (
        <attachment.Attachment
          core={core}
          store={store}
          words={words}
          value={image}
          onClose={() => setIsAttaching(false)}
          onUpload={setIsUploading}
        />
      )}
      {quota?.seesImages === false && isAttaching && (
        <div className="ch-chat__attachment" role="status">
          <p className="ch-chat__unseen">{words.attach.unseen}</p>
        </div>
      )}
      <QuestionField
        value={text}
        label={words.input.label}
        placeholder={placeholder}
        disabled={isSignedOut || isUsedUp}
        onChange={(next, left) => {
          store.change(next)
          setCut(left)
        }}
        onSend={send}
      />
      <div className="ch-chat__tools">
        <AttachButton
          label={words.attach.add}
          isOpen={seesImages ? hasAttachment : isAttaching}
          disabled={isSignedOut || isUsedUp || !quota}
          onPress={() => setIsAttaching(!isAttaching)}
        />
        <span className="ch-chat__cut" role="status">
          {cut > 0 ? words.input.cut(cut) : isHeld && isUploading && words.attach.wait}
        </span>
        <span className="ch-chat__count" data-full={count >= chatInputMax ? '' : undefined}>
          {count}/{chatInputMax}
        </span>
        {isSignedOut ? (
          <Button size="small" onClick={onSignOn}>
            {words.logIn}
          </Button>
        ) : isRunning ? (
          <button
            type="button"
            className="ch-chat__send ch-chat__send--stop"
            aria-label={words.stop}
            title={words.stop}
            onClick={(event) => {
              store.stop()
              // The button goes; a keyboard stays where the next question is written.
              if (!event.detail) event.currentTarget.form?.querySelector('textarea')?.focus()
            }}
          >
            <span className="ch-chat__stop" />
          </button>
        ) : (
          <button
            type="submit"
            className="ch-chat__send"
            aria-label={words.send}
            title={words.send}
            disabled={isUsedUp || text.trim() === ''}
          >
            <Icon path={iconArrowUp} size={20} />
          </button>
        )}
      </div>
    </form>
  )
}
