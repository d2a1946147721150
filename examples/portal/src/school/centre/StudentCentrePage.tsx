import { Button, EmptyState } from '@chuhai/ui'
import { Parcel, Podium, Sail } from '@chuhai/ui/illustrations'
import { useVisitor } from '../../app/app'
import { useMessages } from '../../content/messages'
import type { PageProps } from '../../routes/row'
import './student-centre.css'
import { studentCentreWords } from './words'

export interface StudentCentreData {
  section: 'learning' | 'classes' | 'orders'
}

const illustrations = { learning: Podium, classes: Sail, orders: Parcel }

/** A page of the school's user centre. */
export default function StudentCentrePage({ data: { section } }: PageProps<StudentCentreData>) {
  const words = useMessages(studentCentreWords)
  const { phase } = useVisitor()
  const { empty, text, action } = words.sections[section]
  const Illustration = illustrations[section]
  if (phase !== 'in') return null
  return (
    <div className="student-centre portal-width">
      <h1>{words[section]}</h1>
      <EmptyState
        illustration={<Illustration />}
        title={empty}
        text={text}
        action={<Button href={section === 'classes' ? '/train' : '/school'}>{action}</Button>}
      />
    </div>
  )
}
