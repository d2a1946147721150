import type { Locale } from '@chuhai/contract/locale'
import type { Core } from '@chuhai/core'
import { hidden, LoadFailed, Skeleton, useStyles } from '@chuhai/ui'
import { useStore } from '@nanostores/react'
import { useCallback, useEffect, useMemo, useState } from 'react'
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

/** What cannot be read yet is read again with 重试, and as soon as the network is back. */
const useChoices = (core: Core) => {
  const contacts = useMemo(() => createContactsStore(core), [core])
  const choices = useMemo(() => createChoicesStore(core), [core])
  const [isLoading, setIsLoading] = useState(false)
  const load = useCallback(async () => {
    setIsLoading(true)
    await Promise.all([contacts.load(), choices.load()])
    setIsLoading(false)
  }, [contacts, choices])
  useEffect(() => {
    void load()
    return core.network.$isOffline.listen((isOffline) => {
      const hasFailed = [contacts, choices].some(({ $state }) => $state.get().phase === 'failed')
      if (hasFailed && !isOffline) void load()
    })
  }, [core, contacts, choices, load])
  return { contacts, choices, isLoading, load }
}

/** The addresses, and below them the table of kinds and ways. */
export const Choices = ({ core, locale }: ChoicesProps) => {
  useStyles(css)
  useStyles(hidden)
  const words = choicesMessages[locale]
  const { offline } = inboxMessages[locale]
  const { contacts, choices, isLoading, load } = useChoices(core)
  const contactsState = useStore(contacts.$state)
  const choicesState = useStore(choices.$state)
  const isOffline = useStore(core.network.$isOffline)
  const failed = [contactsState, choicesState].find((state) => state.phase === 'failed')
  if (failed)
    return (
      <LoadFailed
        title={words.failed}
        text={isOffline ? offline : failed.message}
        isRetrying={isLoading}
        onRetry={() => void load()}
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
