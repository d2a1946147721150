import { type OpeningStage, openingStageNames } from '@chuhai/contract/store'
import { Tag, type TagProps, useLocale } from '@chuhai/ui'

const tones: Record<OpeningStage, NonNullable<TagProps['tone']>> = {
  accepted: 'brand',
  handed: 'brand',
  questions: 'warning',
  videoCheck: 'warning',
  opened: 'success',
  refused: 'error',
}

/**
 * A stage of the opening of a store, in the language of the scope.
 *
 * @example
 * <StageTag stage="handed" />
 */
export const StageTag = ({ stage }: { stage: OpeningStage }) => (
  <Tag tone={tones[stage]}>{openingStageNames[stage][useLocale()]}</Tag>
)
