import { type LoadFailedProps, LoadFailed as Status } from '@chuhai/ui'
import { Buoy } from '@chuhai/ui/illustrations'

/** The error state of a list or a page, with a retry; in a narrow column without illustration. */
export const LoadFailed = (props: Omit<LoadFailedProps, 'illustration'>) => (
  <Status {...props} illustration={!props.isSmall && <Buoy />} />
)
