import { getRegistration } from '@chuhai/contract/competition'
import { useQuery } from '@chuhai/core/react'
import { useEffect } from 'react'
import type { Client } from '../../app/app'
import { useMessages } from '../../app/messages'
import { useCup } from '../context'
import { openEditionId } from '../editions'
import { openEditionMessages } from './messages'

/** The status of the visitor's registration, loaded again after each change in the dialogs. */
export default function RegistrationStatus({ client: { core } }: { client: Client }) {
  const words = useMessages(openEditionMessages)
  const { changes } = useCup()
  const query = core.query(getRegistration, { query: { editionId: openEditionId } })
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
