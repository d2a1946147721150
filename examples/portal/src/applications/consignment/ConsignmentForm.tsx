import { Application } from '@chuhai/application'
import { type Consignment, listOwnConsignments } from '@chuhai/contract/consignment'
import type { Core } from '@chuhai/core'
import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import { useMessages } from '../../app/messages'
import { QueryView } from '../../components/QueryView'
import { consignmentMessages } from './messages'
import { OwnConsignments } from './OwnConsignments'
import { shownConsignment } from './shown-consignment'

interface NumberedProps {
  core: Core
  /** Which one is shown. */
  no: string
  /** The first number that is free. */
  next: number
}

const Numbered = ({ core, no, next }: NumberedProps) => {
  const shown = useMemo(() => shownConsignment(no, next), [no, next])
  return <Application core={core} shown={shown} subject={no} draft={`consignment-${no}`} />
}

const nextOf = (own: readonly Consignment[]): number =>
  Math.max(0, ...own.map(({ subject }) => Number(subject))) + 1

interface ConsignmentFormProps {
  core: Core
  /** As the address has it; without one, the visitor's last changed one is shown, or else the first. */
  no?: string | undefined
}

/** The visitor's consignments, and below them the form or the progress of one; in a chunk of its own. */
export default function ConsignmentForm({ core, no }: ConsignmentFormProps) {
  const words = useMessages(consignmentMessages)
  const user = useStore(core.session.$user)
  if (!user) return <Numbered core={core} no={no ?? '1'} next={1} />
  return (
    <QueryView query={core.query(listOwnConsignments)} refresh failed={words.failed} lines={8}>
      {(list) => {
        const own = list.filter(({ isOwn }) => isOwn)
        const shown = no ?? own[0]?.subject ?? '1'
        return (
          <>
            <OwnConsignments list={own} shown={shown} next={nextOf(own)} />
            <Numbered core={core} no={shown} next={nextOf(own)} />
          </>
        )
      }}
    </QueryView>
  )
}
