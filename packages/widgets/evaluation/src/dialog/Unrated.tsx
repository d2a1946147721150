import { Button } from '@chuhai/ui'
import { Sail } from '@chuhai/ui/illustrations'
import type { GuideMessages } from './messages'
import { Picture } from './Picture'
import type { EvaluationStore } from './store'
import { useArrival } from './use-arrival'
import { WayButton } from './WayButton'

interface UnratedProps {
  store: EvaluationStore
  words: GuideMessages
  homeHref: string
  onClose(): void
}

/** 抱歉，我们还在学习中 (specification, section 4). */
export const Unrated = ({ store, words, homeHref, onClose }: UnratedProps) => {
  const heading = useArrival<HTMLHeadingElement>()
  return (
    <div className="ch-evaluation__short">
      <Picture of={Sail} />
      <h3 ref={heading} tabIndex={-1} className="ch-evaluation__heading">
        {words.unrated.title}
      </h3>
      <p className="ch-evaluation__text">{words.unrated.text}</p>
      <div className="ch-evaluation__actions">
        <Button variant="secondary" onClick={store.again}>
          {words.again}
        </Button>
        <WayButton href={homeHref} words={words} onFollow={onClose}>
          {words.toHome}
        </WayButton>
      </div>
    </div>
  )
}
