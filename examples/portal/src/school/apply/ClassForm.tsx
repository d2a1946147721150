import { ClassApplication, type ClassApplicationProps } from '@chuhai/application'
import { confirmPath } from '../../app/paths/orders'

/** The form of a class, in a chunk of its own. */
export default function ClassForm(props: Pick<ClassApplicationProps, 'core' | 'classId' | 'onChanged'>) {
  const { classId } = props
  return (
    <ClassApplication {...props} termsUrl="#terms" payUrl={confirmPath({ kind: 'class', id: classId })} />
  )
}
