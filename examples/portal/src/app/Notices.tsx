import type { Core } from '@chuhai/core'
import { Toasts } from '@chuhai/ui'
import { useStore } from '@nanostores/react'

/** Core's notices to the visitor, one at a time. */
export default function Notices({ core }: { core: Core }) {
  const notice = useStore(core.notices.$notice)
  return <Toasts notice={notice} onDismiss={(id) => core.notices.dismiss(Number(id))} />
}
