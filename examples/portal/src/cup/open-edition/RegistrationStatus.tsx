import { getRegistration } from '@chuhai/contract/competition'
import { useEffect } from 'react'
import type { Client } from '../../app/app'
import { useQuery } from '../../app/use-query'
import { useWords } from '../../content/words'
import { useCup } from '../context'
import { openEditionId } from '../edition-ids'
import { kycupWords } from './words'

/** The visitor's own registration, read anew when the dialogs have done something. */
export default function Status({ client: { core } }: { client: Client }) {
  const words = useWords(kycupWords)
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
