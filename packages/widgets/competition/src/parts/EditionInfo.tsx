import type { WindowPhase } from '@chuhai/contract/time-window'
import type { Core } from '@chuhai/core'
import { chinaMoment } from '@chuhai/core/dates'
import { useChinaClock } from '@chuhai/core/react'
import { Button, Skeleton, Tag, type TagProps, useLocale } from '@chuhai/ui'
import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { editionQuery, signUpPhase } from '../edition'
import { competitionMessages } from '../messages'

export interface CardPartProps {
  core: Core
  editionId: number
}

const tones: Record<WindowPhase, TagProps['tone']> = { 1: 'neutral', 2: 'success', 3: 'neutral' }

/** The name of an edition and its sign-up window (specification, section 4). */
export const EditionInfo = ({ core, editionId }: CardPartProps) => {
  const locale = useLocale()
  const words = competitionMessages[locale]
  const inChina = useChinaClock(locale)
  const editions = editionQuery(core, editionId)
  const { data, phase } = useStore(editions.$state)
  const load = () => void editions.load().catch(() => undefined)
  useEffect(() => {
    editions.load().catch(() => undefined)
  }, [editions])

  if (!data && phase !== 'failed') return <Skeleton lines={2} height={50} />
  const window = data && signUpPhase(data)
  return (
    <div>
      <p className="ch-competition__name">
        <span>
          {words.competition} {data && words.edition(data)}
        </span>
        {window && <Tag tone={tones[window]}>{words.windows[window]}</Tag>}
      </p>
      {data ? (
        <p className="ch-competition__time">
          {inChina(words.time(chinaMoment(data.opensAt), chinaMoment(data.closesAt)))}
        </p>
      ) : (
        <p className="ch-competition__time" role="alert">
          {words.failed}
          <Button variant="text" size="small" onClick={load}>
            {words.retry}
          </Button>
        </p>
      )}
    </div>
  )
}
