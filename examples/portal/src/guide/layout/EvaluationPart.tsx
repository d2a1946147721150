import { StyleRoot, usePart } from '@chuhai/ui'
import { useStore } from '@nanostores/react'
import type { Client } from '../../app/app'
import { exclusiveGuidePath, guidePath } from '../../app/paths/guide'
import type { Exclusive } from '../exclusive'

interface EvaluationPartProps {
  client: Client
  exclusive: Exclusive
}

const loadEvaluation = () => import('@chuhai/evaluation')

/** The dialog of the evaluation; its code is loaded when it is first opened. */
export const EvaluationPart = ({ client: { core }, exclusive }: EvaluationPartProps) => {
  const isOpen = useStore(exclusive.$isEvaluating)
  const startsOver = useStore(exclusive.$startsOver)
  const part = usePart(loadEvaluation, isOpen, (error) => {
    exclusive.close()
    core.report(error)
  })
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
