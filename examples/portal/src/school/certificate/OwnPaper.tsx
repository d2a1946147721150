import { type Certificate, getOwnCertificate, showCertificateName } from '@chuhai/contract/school'
import type { Core } from '@chuhai/core'
import { useQuery } from '@chuhai/core/react'
import { Checkbox } from '@chuhai/ui'
import { useState } from 'react'
import { useMessages } from '../../app/messages'
import { certificateMessages } from './messages'
import { Paper } from './Paper'

/** A certificate for a signed-in visitor: its owner sees the whole name, and decides whether others do. */
export const OwnPaper = ({ core, certificate }: { core: Core; certificate: Certificate }) => {
  const words = useMessages(certificateMessages)
  const params = { id: certificate.courseId }
  const { data } = useQuery(core.query(getOwnCertificate, { params }), { refresh: true }).state
  const [chosen, setChosen] = useState<boolean>()
  const [hasFailed, setFailed] = useState(false)
  if (!data || data.number !== certificate.number)
    return <Paper certificate={certificate} isMasked={certificate.name.endsWith('**')} />
  const isShown = chosen ?? data.showsName
  const change = async (next: boolean) => {
    setChosen(next)
    const saved = await core.call(showCertificateName, { params, body: { isShown: next } }).catch(() => null)
    setChosen(saved?.showsName ?? isShown)
    setFailed(saved === null)
  }
  return (
    <Paper certificate={{ ...certificate, name: data.name }} isMasked={false}>
      <div className="certificate-page__own">
        <Checkbox checked={isShown} onChange={(next) => void change(next)}>
          {words.showName}
        </Checkbox>
        <p role="status">{hasFailed ? words.notSaved : isShown ? words.shown : words.notShown}</p>
      </div>
    </Paper>
  )
}
