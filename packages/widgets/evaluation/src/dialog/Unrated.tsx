import { Button } from '@chuhai/ui'
import { Sail } from '@chuhai/ui/illustrations'
import type { GuideMessages } from './messages'
import { Short } from './Short'
import type { EvaluationStore } from './store'
import { WayButton } from './WayButton'

interface UnratedProps {
  store: EvaluationStore
  words: GuideMessages
  homeHref: string
  onClose(): void
}

/** 抱歉，我们还在学习中 (specification, section 4). */
export const Unrated = ({ store, words, homeHref, onClose }: UnratedProps) => (
  <Short picture={Sail} title={words.unrated.title} text={words.unrated.text}>
    <Button variant="secondary" onClick={store.again}>
      {words.again}
    </Button>
    <WayButton href={homeHref} words={words} onFollow={onClose}>
      {words.toHome}
    </WayButton>
  </Short>
)
