import type { Certificate } from '@chuhai/contract/school'
import { useApp, useVisitor } from '../../app/app'
import { useMessages } from '../../app/messages'
import type { PageProps } from '../../app/page'
import { Crumbs } from '../../components/Crumbs'
import { schoolMessages } from '../messages'
import { CheckForm } from './CheckForm'
import { certificateMessages } from './messages'
import { OwnPaper } from './OwnPaper'
import { Paper } from './Paper'
import './certificate.css'

/** `/school/certificate?number=`: a certificate by its number, for everybody who has it; without one, a form that asks for it. */
export default function CertificatePage({ data }: PageProps<Certificate | null>) {
  const { client } = useApp()
  const { phase } = useVisitor()
  const words = useMessages(certificateMessages)
  const { school } = useMessages(schoolMessages)
  return (
    <div className="certificate-page portal-width">
      <Crumbs above={[{ title: school, path: '/school' }]} here={data ? words.title : words.check} />
      {!data ? (
        <CheckForm />
      ) : client && phase === 'in' ? (
        <OwnPaper key={data.number} core={client.core} certificate={data} />
      ) : (
        <Paper certificate={data} isMasked={data.name.endsWith('**')} />
      )}
    </div>
  )
}
