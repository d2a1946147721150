import { chatInputMax } from '@chuhai/contract/constants'
import { useChinaClock } from '@chuhai/core/react'
import { Button, Form, Icon, useFormId, useIsHydrated, useLocale, usePart, useStyles } from '@chuhai/ui'
import { iconArrowUp, iconImage } from '@chuhai/ui/icons'
import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { ChatState } from '../conversation'
import { formatRenewal } from '../quota'
import { characterCount } from '../text-limit'
import { useChat } from './chat-context'
import css from './composer.css?inline'
import { QuestionField } from './QuestionField'

const loadAttachment = () => import('./Attachment')
const isTouch = () => globalThis.matchMedia?.('(max-width: 480px), (pointer: coarse)').matches ?? false
const runningPhases = new Set<ChatState['phase']>(['waiting', 'streaming', 'offline'])

/** The field with its button: send, stop while an answer grows, or log in (specification 5.8). */
export const Composer = ({ state }: { state: ChatState }) => {
  useStyles(css)
  const chat = useChat()
  const { core, store, words, onSignOn } = chat
  const { text, image } = useStore(store.$draft)
  const { data: quota } = useStore(store.$quota)
  const inChina = useChinaClock(useLocale())
  const [isAttaching, setIsAttaching] = useState(false)
  const [isUploading, setIsUploading] = useState(false)
  const [waitsForUpload, setWaitsForUpload] = useState(false)
  const [cut, setCut] = useState(0)
  // False on a server; the short placeholder comes after hydration.
  const isTouchScreen = useIsHydrated() && isTouch()
  const hasAttachment = isAttaching || image !== ''
  const isSignedOut = state.phase === 'signedOut'
  const isRunning = runningPhases.has(state.phase)
  const isUsedUp = !isSignedOut && !isRunning && quota?.left === 0
  const seesImages = !isSignedOut && quota?.seesImages === true
  const attachment = usePart(loadAttachment, seesImages && hasAttachment)
  const count = characterCount(text)
  const id = useFormId()

  const send = () => {
    setCut(0)
    // Otherwise the image would be missing.
    setWaitsForUpload(isUploading)
    if (!isUploading && store.send()) setIsAttaching(false)
  }
  const submit = () => {
    if (!isRunning) send()
  }
  const placeholder = isSignedOut
    ? words.input.signedOut
    : isUsedUp
      ? words.input.usedUp(inChina(formatRenewal(quota.renewsAt, core.clock.now(), words.tomorrow)))
      : isRunning
        ? words.input.busy
        : isTouchScreen
          ? words.input.touch
          : words.input.placeholder
  return (
    <Form
      id={id}
      className="ch-ai-chat__composer"
      data-disabled={isSignedOut || isUsedUp ? '' : undefined}
      onSubmit={submit}
    >
      {seesImages && hasAttachment && attachment && (
        <attachment.ChatProvider value={chat}>
          <attachment.Attachment
            value={image}
            onClose={() => setIsAttaching(false)}
            onUpload={setIsUploading}
          />
        </attachment.ChatProvider>
      )}
      {quota?.seesImages === false && isAttaching && (
        <div className="ch-ai-chat__attachment" role="status">
          <p className="ch-ai-chat__unseen">{words.attach.unseen}</p>
        </div>
      )}
      <QuestionField
        value={text}
        label={words.input.label}
        placeholder={placeholder}
        disabled={isSignedOut || isUsedUp}
        onChange={(next, cutCount) => {
          store.changeText(next)
          setCut(cutCount)
        }}
        onSend={send}
      />
      <div className="ch-ai-chat__tools">
        {quota?.hasModel !== false && (
          <button
            type="button"
            className="ch-ai-chat__tool"
            aria-label={words.attach.add}
            title={words.attach.add}
            aria-expanded={seesImages ? hasAttachment : isAttaching}
            disabled={isSignedOut || isUsedUp || !quota}
            onClick={() => setIsAttaching(!isAttaching)}
          >
            <Icon path={iconImage} size={16} />
          </button>
        )}
        <span className="ch-ai-chat__cut" role="status">
          {cut > 0 ? words.input.cut(cut) : waitsForUpload && isUploading && words.attach.wait}
        </span>
        <span className="ch-ai-chat__count" data-full={count >= chatInputMax ? '' : undefined}>
          {count}/{chatInputMax}
        </span>
        {isSignedOut ? (
          <Button size="small" onClick={onSignOn}>
            {words.logIn}
          </Button>
        ) : isRunning ? (
          <button
            type="button"
            className="ch-ai-chat__send ch-ai-chat__send--stop"
            aria-label={words.stop}
            title={words.stop}
            onClick={(event) => {
              store.stop()
              // The button is removed; the focus of a keyboard user moves to the field.
              if (event.detail) return
              event.currentTarget.closest('.ch-ai-chat__composer')?.querySelector('textarea')?.focus()
            }}
          >
            <span className="ch-ai-chat__stop" />
          </button>
        ) : (
          <button
            type="submit"
            form={id}
            className="ch-ai-chat__send"
            aria-label={words.send}
            title={words.send}
            disabled={isUsedUp || text.trim() === ''}
          >
            <Icon path={iconArrowUp} size={20} />
          </button>
        )}
      </div>
    </Form>
  )
}
