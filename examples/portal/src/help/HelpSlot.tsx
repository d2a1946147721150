import { StyleRoot } from '@chuhai/ui'
import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { Client } from '../app/app'
import { whenIdle } from '../app/rendering'

/** Where the floating box stands; its code comes when the page has nothing more urgent to do. */
export const HelpSlot = ({ client: { core, help } }: { client: Client }) => {
  const box = useStore(help.$box)
  useEffect(() => whenIdle(() => help.load().catch(core.report)), [help, core])
  if (!box) return null
  return (
    <StyleRoot value={undefined}>
      <box.HelpBox core={core} store={box.store} />
    </StyleRoot>
  )
}
