import type { CompetitionDialog } from '@chuhai/competition'
import { StyleRoot, usePart } from '@chuhai/ui'
import type { Client } from '../../app/app'
import { useVisitor } from '../../app/app'

interface SignUpDialogsProps {
  client: Client
  edition: number
  /** It is the edition that takes teams. */
  isOpen: boolean
  opened: CompetitionDialog | null
  onOpen(dialog: CompetitionDialog): void
  onClose(): void
  onSubmitted(): void
}

const loadCompetition = () => import('@chuhai/competition')

/**
 * The dialogs of sign-up and plan, loaded when one is opened; for the open edition also with a session, since a sign-in
 * that left the page comes back to its dialog.
 */
export const SignUpDialogs = ({ client: { core }, isOpen, ...dialogs }: SignUpDialogsProps) => {
  const { phase } = useVisitor()
  const { edition, opened, onClose } = dialogs
  const isNeeded = opened !== null || (phase === 'in' && isOpen)
  const part = usePart(loadCompetition, isNeeded, (error) => {
    onClose()
    core.report(error)
  })
  if (!part) return null
  return (
    <StyleRoot value={undefined}>
      <part.CompetitionDialogs key={edition} core={core} {...dialogs} />
    </StyleRoot>
  )
}
