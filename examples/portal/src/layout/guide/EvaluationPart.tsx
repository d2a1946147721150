import { StyleRoot } from '@chuhai/ui'
import { useStore } from '@nanostores/react'
import { useMemo, useState } from 'react'
import type { Client } from '../../app/app'
import { createLazyModule, useLazyModule } from '../../app/lazy'
import type { Exclusive } from '../../guide/exclusive'
import { exclusiveGuidePath, guidePath } from '../../guide/paths'

interface EvaluationPartProps {
  client: Client
  exclusive: Exclusive
}

const Evaluation = ({ client: { core }, exclusive }: EvaluationPartProps) => {
  const isOpen = useStore(exclusive.$isEvaluating)
  const startsOver = useStore(exclusive.$startsOver)
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
        beginsWith={startsOver ? 'form' : undefined}
        onClose={exclusive.close}
        homeHref={guidePath}
        specialHref={exclusiveGuidePath}
      />
    </StyleRoot>
  )
}

/** The dialog of the evaluation; its code is loaded when it is first opened. */
export const EvaluationPart = (props: EvaluationPartProps) => {
  const isOpen = useStore(props.exclusive.$isEvaluating)
  const [isWanted, want] = useState(isOpen)
  if (isOpen && !isWanted) want(true)
  return isWanted && <Evaluation {...props} />
}
