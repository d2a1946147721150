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

/** What `StageTag` takes; `stage` is required. */
export interface StageTagProps {
  /** The stage that is named. */
  stage: OpeningStage
}

/**
 * A stage of the opening of a store, in the language of the scope.
 *
 * @example
 * <StageTag stage="handed" />
 */
export const StageTag = ({ stage }: StageTagProps) => (
  <Tag tone={tones[stage]}>{openingStageNames[stage][useLocale()]}</Tag>
)
