import type { Locale } from '@chuhai/contract/locale'
import type { Core } from '@chuhai/core'
import { hidden, LoadFailed, Skeleton, useStyles } from '@chuhai/ui'
import { useStore } from '@nanostores/react'
import { useEffect, useMemo } from 'react'
import { inboxMessages } from '../messages'
import { ChoicesTable } from './ChoicesTable'
import { Contacts } from './Contacts'
import css from './choices.css?inline'
import { createChoicesStore } from './choices-store'
import { createContactsStore } from './contacts-store'
import { choicesMessages } from './messages'

interface ChoicesProps {
  core: Core
  locale: Locale
}

/** The addresses, and below them the table of kinds and ways. */
export const Choices = ({ core, locale }: ChoicesProps) => {
  useStyles(css)
  useStyles(hidden)
  const words = choicesMessages[locale]
  const contacts = useMemo(() => createContactsStore(core), [core])
  const choices = useMemo(() => createChoicesStore(core), [core])
  useEffect(() => void Promise.all([contacts.load(), choices.load()]), [contacts, choices])
  const contactsState = useStore(contacts.$state)
  const choicesState = useStore(choices.$state)
  const isOffline = useStore(core.network.$isOffline)
  const states = [contactsState, choicesState]
  const failed = states.find((state) => state.phase === 'failed')
  if (failed)
    return (
      <LoadFailed
        title={words.failed}
        text={isOffline ? inboxMessages[locale].offline : failed.message}
        onRetry={() => {
          void contacts.load()
          void choices.load()
        }}
      />
    )
  if (contactsState.phase !== 'ready' || choicesState.phase !== 'ready')
    return <Skeleton lines={6} height={320} />
  return (
    <>
      <Contacts words={words.contacts} state={contactsState} store={contacts} />
      <ChoicesTable words={words} choices={choicesState.choices} onChoose={choices.choose} />
    </>
  )
}
