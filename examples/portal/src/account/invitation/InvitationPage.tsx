import { createScope } from '@chuhai/core'
import { Button } from '@chuhai/ui'
import { Buoy, Ship } from '@chuhai/ui/illustrations'
import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { type Client, useApp, useVisitor } from '../../app/app'
import { useMessages } from '../../app/messages'
import { organisationsPath } from '../../app/paths/organisations'
import { MessagePage } from '../../components/MessagePage'
import { invitationMessages } from './messages'
import { createInvitationStore, type InvitationStore } from './store'

/** The invitation of the address; another link in the same tab is another one. */
const useInvitation = (client: Client | null): InvitationStore | undefined => {
  const [store, setStore] = useState<InvitationStore>()
  useEffect(() => {
    if (!client) return
    let scope = createScope()
    const begin = () => {
      scope.end()
      scope = createScope()
      const begun = createInvitationStore(client.core, location.hash.slice(1), scope.signal)
      setStore(begun)
      void begun.read()
    }
    begin()
    addEventListener('hashchange', begin)
    return () => {
      removeEventListener('hashchange', begin)
      scope.end()
    }
  }, [client])
  return store
}

const Shown = ({ store }: { store: InvitationStore }) => {
  const words = useMessages(invitationMessages)
  const { phase } = useVisitor()
  const state = useStore(store.$state)
  const home = (
    <Button variant="secondary" href="/">
      {words.home}
    </Button>
  )
  if (state.phase === 'reading' || state.phase === 'joining')
    return <MessagePage isWhole isBusy illustration={<Ship />} {...words[state.phase]} actions={null} />
  if (state.phase === 'incomplete')
    return <MessagePage isWhole illustration={<Buoy size={150} />} {...words.incomplete} actions={home} />
  if (state.phase === 'failed')
    return (
      <MessagePage
        isWhole
        illustration={<Buoy size={150} />}
        title={words.failed.title}
        text={state.message}
        actions={
          <>
            <Button onClick={() => void store.read()}>{words.retry}</Button>
            {home}
          </>
        }
      />
    )
  if (state.phase === 'joined')
    return (
      <MessagePage
        isWhole
        illustration={<Ship />}
        title={words.joined.title(state.orgName)}
        text={words.joined.text}
        actions={<Button href={organisationsPath}>{words.organisations}</Button>}
      />
    )
  const { orgName, inviter, role } = state.invitation
  return (
    <MessagePage
      isWhole
      illustration={<Ship />}
      title={words.ready(orgName)}
      text={words.says(inviter, words.roles[role])}
      actions={
        <Button onClick={store.accept}>{phase === 'in' ? words.accept : words.signInAndAccept}</Button>
      }
    />
  )
}

/** Shows an invitation before it is accepted; a visitor who is not signed in signs on first. */
export default function InvitationPage() {
  const words = useMessages(invitationMessages)
  const { client } = useApp()
  const store = useInvitation(client)
  if (!store) return <MessagePage isWhole isBusy illustration={<Ship />} {...words.reading} actions={null} />
  return <Shown store={store} />
}
