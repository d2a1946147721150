import { getRegistration } from '@chuhai/contract/competition'
import { useEffect } from 'react'
import { useVisitor } from '../../account/use-visitor'
import { type Client, useApp } from '../../app/app'
import { useRead } from '../../app/use-read'
import { useWords } from '../../content/words'
import { useCup } from '../../cup/cup'
import { openEditionId } from '../../cup/editions'
import './own-status.css'
import { kycupWords } from './words'

const Status = ({ client: { core } }: { client: Client }) => {
  const words = useWords(kycupWords)
  const { changes } = useCup()
  const query = core.query(getRegistration, { query: { editionId: openEditionId } })
  const { state } = useRead(query)
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

/** Where the visitor's own registration stands; nothing for whoever has none. */
export const OwnStatus = () => {
  const { client } = useApp()
  const { phase } = useVisitor()
  return (
    <p className="own-status" role="status">
      {client && phase === 'in' && <Status client={client} />}
    </p>
  )
}
