import { StyleRoot } from '@chuhai/ui'
import { useStore } from '@nanostores/react'
import { useMemo, useState } from 'react'
import type { Client } from '../../app/app'
import { createLazyModule, useLazyModule } from '../../app/lazy'
import type { Exclusive } from '../../guide/exclusive'
import { exclusiveGuidePath, guidePath } from '../../guide/paths'

interface EvaluationSlotProps {
  client: Client
  exclusive: Exclusive
}

const Evaluation = ({ client: { core }, exclusive }: EvaluationSlotProps) => {
  const isOpen = useStore(exclusive.$isEvaluating)
  const isAnew = useStore(exclusive.$isAnew)
  const evaluation = useMemo(() => createLazyModule(() => import('@chuhai/evaluation')), [])
  const [onFailed] = useState(() => (error: unknown) => {
    exclusive.close()
    core.report(error)
  })
  const part = useLazyModule(evaluation, onFailed)
  if (!part) return null
  return (
    <StyleRoot value={undefined}>
      <part.EvaluationDialog
        core={core}
        isOpen={isOpen}
        beginsWith={isAnew ? 'form' : undefined}
        onClose={exclusive.close}
        homeHref={guidePath}
        specialHref={exclusiveGuidePath}
      />
    </StyleRoot>
  )
}

/** Where the evaluation opens; its code comes when somebody wants it, and stays until they leave the guide. */
export const EvaluationSlot = (props: EvaluationSlotProps) => {
  const isOpen = useStore(props.exclusive.$isEvaluating)
  const [isWanted, want] = useState(isOpen)
  if (isOpen && !isWanted) want(true)
  return isWanted && <Evaluation {...props} />
}
