import { useMemo } from 'react'
import { Application, type ApplicationProps } from './Application'
import { type ClassLinks, classKind } from './class-kind'

/** What `ClassApplication` takes; `core` and `classId` are required. */
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
  const { base } = props.core
  const shown = useMemo(
    () => classKind(base, classId, { termsUrl, payUrl }),
    [base, classId, termsUrl, payUrl],
  )
  return (
    <div className="ch-class-application">
      <Application {...props} shown={shown} subject={String(classId)} />
    </div>
  )
}
