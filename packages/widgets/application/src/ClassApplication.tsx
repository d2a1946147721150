import { useCore } from '@chuhai/core/react'
import { useMemo } from 'react'
import { Application, type ApplicationProps } from './Application'
import { type ClassLinks, classKind } from './class-kind'

/** What `ClassApplication` takes; `classId` is required. */
export interface ClassApplicationProps extends Omit<ApplicationProps, 'shown' | 'subject'>, ClassLinks {
  /** The class that is applied for. */
  classId: number
}

/**
 * The application for a place in a training class.
 *
 * @example
 * <ClassApplication core={core} classId={6} />
 */
export const ClassApplication = ({ classId, termsUrl, payUrl, ...props }: ClassApplicationProps) => {
  const core = useCore('ClassApplication', props.core)
  const { base } = core
  const shown = useMemo(
    () => classKind(base, classId, { termsUrl, payUrl }),
    [base, classId, termsUrl, payUrl],
  )
  return (
    <div className="ch-class-application">
      <Application {...props} core={core} shown={shown} subject={String(classId)} />
    </div>
  )
}
