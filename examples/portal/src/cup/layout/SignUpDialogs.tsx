import type { Registration } from '@chuhai/contract/competition'
import { StyleRoot } from '@chuhai/ui'
import { useMemo, useState } from 'react'
import type { Client } from '../../app/app'
import { useVisitor } from '../../app/app'
import { createLazyModule, useLazyModule } from '../../app/lazy'
import type { SignUpPart } from '../context'
import { openEditionId } from '../edition-ids'

interface SignUpSlotProps {
  client: Client
  editionId: number
  opened: SignUpPart | null
  onOpen(part: SignUpPart): void
  onClose(): void
  onSubmitted(registration: Registration): void
}

const Dialogs = ({ client: { core }, ...dialogs }: SignUpSlotProps) => {
  const competition = useMemo(() => createLazyModule(() => import('@chuhai/competition')), [])
  const { onClose } = dialogs
  const [onFailed] = useState(() => (error: unknown) => {
    onClose()
    core.report(error)
  })
  const part = useLazyModule(competition, onFailed)
  if (!part) return null
  return (
    <StyleRoot value={undefined}>
      <part.CompetitionDialogs key={dialogs.editionId} core={core} {...dialogs} />
    </StyleRoot>
  )
}

/**
 * Where sign-up and plan upload open. Their code comes when somebody wants one of them; for the open edition also with
 * a session, so that a sign-on which had to leave the page comes back to what was open.
 */
export const SignUpSlot = (props: SignUpSlotProps) => {
  const { phase } = useVisitor()
  const isNeeded = props.opened !== null || (phase === 'in' && props.editionId === openEditionId)
  const [isWanted, want] = useState(isNeeded)
  if (isNeeded && !isWanted) want(true)
  return isWanted && <Dialogs {...props} />
}
