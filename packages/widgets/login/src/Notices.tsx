import type { Core } from '@chuhai/core'
import { useCore } from '@chuhai/core/react'
import { Toasts } from '@chuhai/ui'
import { useStore } from '@nanostores/react'

/** What `Notices` takes. */
export interface NoticesProps {
  /** That of the `ChuhaiProvider` above when not given. */
  core?: Core | undefined
}

/**
 * Shows the core's notices to the visitor, one at a time. A page needs it once; `ChuhaiProvider` has it.
 *
 * @example
 * <Notices core={core} />
 */
export const Notices = (props: NoticesProps) => {
  const { notices } = useCore('Notices', props.core)
  return <Toasts notice={useStore(notices.$notice)} onDismiss={(id) => notices.dismiss(Number(id))} />
}
