import type { CompetitionDialog } from '@chuhai/competition'
import { StyleRoot } from '@chuhai/ui'
import { useMemo, useState } from 'react'
import type { Client } from '../../app/app'
import { useVisitor } from '../../app/app'
import { createLazyModule, useLazyModule } from '../../app/lazy'
import { openEditionId } from '../editions'

interface SignUpDialogsProps {
  client: Client
  editionId: number
  opened: CompetitionDialog | null
  onOpen(dialog: CompetitionDialog): void
  onClose(): void
  onSubmitted(): void
}

const Dialogs = ({ client: { core }, ...dialogs }: SignUpDialogsProps) => {
  const competition = useMemo(() => createLazyModule(() => import('@chuhai/competition')), [])
  const { onClose } = dialogs
  const [onFailed] = useState(() => (error: unknown) => {
    onClose()
    core.report(error)
  })
  const module = useLazyModule(competition, onFailed)
  if (!module) return null
  return (
    <StyleRoot value={undefined}>
      <module.CompetitionDialogs key={dialogs.editionId} core={core} {...dialogs} />
    </StyleRoot>
  )
}

/**
 * The dialogs of sign-up and plan, loaded when one is opened; for the open edition also with a session, since a sign-in
 * that left the page comes back to its dialog.
 */
export const SignUpDialogs = (props: SignUpDialogsProps) => {
  const { phase } = useVisitor()
  const isNeeded = props.opened !== null || (phase === 'in' && props.editionId === openEditionId)
  const [isLoaded, setIsLoaded] = useState(isNeeded)
  if (isNeeded && !isLoaded) setIsLoaded(true)
  return isLoaded && <Dialogs {...props} />
}
