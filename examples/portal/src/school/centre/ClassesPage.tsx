import { Sail } from '@chuhai/ui/illustrations'
import { Part } from './StudentCentrePage'

export default function ClassesPage() {
  return <Part name="classes" illustration={<Sail />} path="/train" />
}
