import { Podium } from '@chuhai/ui/illustrations'
import { Part } from './Part'

export default function LearningPage() {
  return <Part name="learning" illustration={<Podium />} path="/school" />
}
