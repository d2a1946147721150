import { Sail } from '@chuhai/ui/illustrations'
import { Part } from './Part'

export default function ClassesPage() {
  return <Part name="classes" illustration={<Sail />} path="/train" />
}
