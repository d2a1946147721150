import type { EvaluationResult } from '@chuhai/contract/evaluation'
import { Button } from '@chuhai/ui'
import { iconRefresh } from '@chuhai/ui/icons'
import type { Ways } from '../ways'
import type { GuideMessages } from './messages'
import type { EvaluationStore } from './store'
import { WayButton } from './WayButton'

interface RatedFooterProps extends Ways {
  result: EvaluationResult
  store: EvaluationStore
  words: GuideMessages
  onClose(): void
}

/** Once more, or on to one of the guides. */
export const RatedFooter = ({ result, store, words, onClose, homeHref, specialHref }: RatedFooterProps) => (
  <>
    <span className="ch-evaluation__again">
      <Button variant="text" icon={iconRefresh} onClick={store.again}>
        {words.again}
      </Button>
    </span>
    <WayButton variant="secondary" href={homeHref} words={words} onFollow={onClose}>
      {words.toHome}
    </WayButton>
    {result.navImageId !== null && (
      <WayButton href={specialHref(result.navImageId)} words={words} onFollow={onClose}>
        {words.toSpecial}
      </WayButton>
    )}
  </>
)
