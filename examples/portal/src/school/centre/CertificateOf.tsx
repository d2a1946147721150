import type { Learning } from '@chuhai/contract/school'
import type { Core } from '@chuhai/core'
import { Button } from '@chuhai/ui'
import { useState } from 'react'
import { useMessages } from '../../app/messages'
import { certificatePath } from '../../app/paths/school'
import { ClaimForm } from '../certificate/ClaimForm'
import { certificateMessages } from '../certificate/messages'

/** The certificate of a course that was watched to its end, or the form that asks for it. */
export const CertificateOf = ({ core, item }: { core: Core; item: Learning }) => {
  const words = useMessages(certificateMessages)
  const [isAsking, setAsking] = useState(false)
  const { certificate, course } = item
  if (certificate)
    return (
      <a className="learning-entry__certificate" href={certificatePath(certificate)}>
        {words.claimed}
      </a>
    )
  if (isAsking) return <ClaimForm core={core} courseId={course.id} onClose={() => setAsking(false)} />
  return (
    <Button variant="text" size="small" onClick={() => setAsking(true)}>
      {words.claim}
    </Button>
  )
}
