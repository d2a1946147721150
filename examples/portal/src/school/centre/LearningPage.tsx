import { Podium } from '@chuhai/ui/illustrations'
import { Part } from './StudentCentrePage'

export default function LearningPage() {
  return <Part name="learning" illustration={<Podium />} path="/school" />
}
