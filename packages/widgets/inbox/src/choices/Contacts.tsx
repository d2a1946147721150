import type { MessageContact } from '@chuhai/contract/message'
import { ConfirmDialog } from '@chuhai/ui'
import { useId, useRef, useState } from 'react'
import { ContactForm } from './ContactForm'
import { ContactRow } from './ContactRow'
import type { ContactsState, ContactsStore, ContactWay } from './contacts-store'
import type { ChoicesMessages } from './messages'

interface ContactsProps {
  words: ChoicesMessages['contacts']
  state: Extract<ContactsState, { phase: 'ready' }>
  store: ContactsStore
}

const ways: readonly ContactWay[] = ['mail', 'sms']

/** The mail address and the mobile number: added, confirmed by a code, changed, taken away. */
export const Contacts = ({ words, state: { contacts, editing }, store }: ContactsProps) => {
  const id = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const [announcement, setAnnouncement] = useState('')
  const [leaving, setLeaving] = useState<MessageContact | null>(null)
  const [isRemoving, setIsRemoving] = useState(false)
  const returnFocus = () => title.current?.focus({ preventScroll: true })

  const submit = async () => {
    const confirmed = await store.submit()
    if (!confirmed) return
    setAnnouncement(words.isConfirmed(confirmed.address))
    returnFocus()
  }
  const remove = async ({ way }: MessageContact) => {
    setIsRemoving(true)
    if (await store.remove(way)) setLeaving(null)
    setIsRemoving(false)
  }
  return (
    <section aria-labelledby={`${id}-title`} className="ch-message-choices__part">
      <h3 ref={title} id={`${id}-title`} tabIndex={-1}>
        {words.title}
      </h3>
      <p className="ch-message-choices__lead">{words.lead}</p>
      <ul className="ch-message-choices__contacts">
        {ways.map((way) => {
          const own = contacts.filter((one) => one.way === way)
          return (
            <li key={way}>
              {editing?.way === way ? (
                <ContactForm
                  words={words}
                  editing={editing}
                  address={own.at(-1)?.address ?? ''}
                  onChange={store.change}
                  onSubmit={() => void submit()}
                  onCancel={() => {
                    store.cancel()
                    returnFocus()
                  }}
                />
              ) : (
                <ContactRow
                  words={words}
                  way={way}
                  contacts={own}
                  onBegin={(step) => {
                    setAnnouncement('')
                    store.begin(way, step)
                  }}
                  onRemove={setLeaving}
                />
              )}
            </li>
          )
        })}
      </ul>
      <span role="status" className="ch-hidden">
        {announcement}
      </span>
      <ConfirmDialog
        open={leaving !== null}
        title={words.removeQuestion(leaving?.address ?? '')}
        confirm={words.removeShort}
        busy={isRemoving}
        onClose={() => setLeaving(null)}
        onConfirm={() => leaving && void remove(leaving)}
      >
        {words.removeText}
      </ConfirmDialog>
    </section>
  )
}
