import { getRegistration } from '@chuhai/contract/competition'
import { useQuery } from '@chuhai/core/react'
import { useEffect } from 'react'
import type { Client } from '../../app/app'
import { useMessages } from '../../app/messages'
import { useCup } from '../context'
import { openEditionMessages } from './messages'

interface RegistrationStatusProps {
  client: Client
  editionId: number
}

/** The status of the visitor's registration, loaded again after each change in the dialogs. */
export default function RegistrationStatus({ client: { core }, editionId }: RegistrationStatusProps) {
  const words = useMessages(openEditionMessages)
  const { changes } = useCup()
  const query = core.query(getRegistration, { query: { editionId } })
  const { state } = useQuery(query)
  useEffect(() => {
    if (changes > 0) query.refresh().catch(() => {})
  }, [changes, query])
  if (!state.data) return null
  const { auditStatus, auditReason } = state.data
  return (
    <>
      <b>{words.mine(words.statuses[auditStatus])}</b>
      {auditStatus === '未通过' && auditReason ? auditReason : words.nextOf[auditStatus]}
    </>
  )
}
