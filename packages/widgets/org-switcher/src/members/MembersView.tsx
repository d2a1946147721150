import type { Locale } from '@chuhai/contract/locale'
import { hasRight } from '@chuhai/contract/organisation'
import type { Core } from '@chuhai/core'
import { useReturn } from '@chuhai/core/react'
import { hidden, LoadFailed, Skeleton, useStyles } from '@chuhai/ui'
import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useState } from 'react'
import { Invitations } from './Invitations'
import { InviteDialog } from './InviteDialog'
import { JoiningPart } from './JoiningPart'
import { createJoiningStore } from './joining-store'
import css from './members.css?inline'
import { type MembersMessages, membersMessages } from './messages'
import { Requests } from './Requests'
import { Team } from './Team'
import { createTeamStore } from './team-store'

interface PartProps {
  core: Core
  words: MembersMessages
  onDone(text: string): void
}

/** The selected organisation: members, and for owners who asks to join and who is invited. */
const TeamPart = ({ core, words, onDone, addressOf }: PartProps & { addressOf(token: string): string }) => {
  const store = useMemo(() => createTeamStore(core), [core])
  useEffect(() => void store.load(), [store])
  useReturn(() => void store.load())
  const state = useStore(store.$state)
  /** How often the dialog was opened: each has fields of its own. */
  const [opened, setOpened] = useState(0)
  const [isInviting, setInviting] = useState(false)
  if (state.phase === 'loading') return <Skeleton lines={5} />
  if (state.phase === 'failed')
    return (
      <LoadFailed title={words.failed} text={state.message || undefined} onRetry={() => void store.load()} />
    )
  const { team } = state
  return (
    <>
      <Team
        words={words}
        team={team}
        store={store}
        onDone={onDone}
        onInvite={() => {
          setOpened(opened + 1)
          setInviting(true)
        }}
      />
      {team.requests.length > 0 && (
        <Requests words={words} list={team.requests} onDecide={store.decide} onDone={onDone} />
      )}
      {team.invitations.length > 0 && (
        <Invitations
          words={words}
          list={team.invitations}
          onRevoke={async (id) => {
            if (await store.revoke(id)) onDone(words.invitations.revoked)
          }}
        />
      )}
      {hasRight(team.role, 'manageMembers') && (
        <InviteDialog
          key={opened}
          words={words}
          isOpen={isInviting}
          addressOf={addressOf}
          onInvite={store.invite}
          onNotice={(text, isDone) => (isDone ? core.notices.success(text) : core.notices.error(text))}
          onClose={() => setInviting(false)}
        />
      )}
    </>
  )
}

/** What the visitor was invited to, and has asked to join. */
const Joining = ({ core, words, onDone }: PartProps) => {
  const store = useMemo(() => createJoiningStore(core), [core])
  useEffect(() => void store.load(), [store])
  useReturn(() => void store.load())
  const state = useStore(store.$state)
  if (state.phase === 'loading') return <Skeleton lines={2} />
  if (state.phase === 'failed')
    return (
      <LoadFailed title={words.failed} text={state.message || undefined} onRetry={() => void store.load()} />
    )
  return <JoiningPart words={words} joining={state.joining} store={store} onDone={onDone} />
}

interface MembersViewProps {
  core: Core
  locale: Locale
  addressOf(token: string): string
}

/** The members of the selected organisation, and the ways into others. */
export const MembersView = ({ core, locale, addressOf }: MembersViewProps) => {
  useStyles(css)
  useStyles(hidden)
  const words = membersMessages[locale]
  const orgId = useStore(core.organisation.$orgId)
  const parts = { core, words, onDone: core.notices.success }
  return (
    <>
      {orgId && <TeamPart key={orgId} {...parts} addressOf={addressOf} />}
      <Joining {...parts} />
    </>
  )
}
