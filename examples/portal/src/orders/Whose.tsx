import { getTeam, hasRight } from '@chuhai/contract/organisation'
import type { Core } from '@chuhai/core'
import { useQuery } from '@chuhai/core/react'
import { useStore } from '@nanostores/react'
import { useMessages } from '../app/messages'
import { Chips } from '../components/Chips'
import { orderListMessages } from './list-messages'

interface WhoseProps {
  core: Core
  isOfOrganisation: boolean
  /** The address of the visitor's own orders; those of the organisation are below it. */
  own: string
}

export const ofOrganisation = 'organisation'

/** Leads from the visitor's orders to those of the selected organisation, where their role may read them, and back. */
export const Whose = ({ core, isOfOrganisation, own }: WhoseProps) => {
  const words = useMessages(orderListMessages).whose
  const orgId = useStore(core.organisation.$orgId)
  const { state } = useQuery(orgId === null ? undefined : core.query(getTeam))
  const team = state.data
  if (!team || !hasRight(team.role, 'readOrders')) return null
  return (
    <Chips
      label={words.label}
      chips={[
        { name: words.self, path: own, isCurrent: !isOfOrganisation },
        {
          name: words.organisation(team.orgName),
          path: `${own}${own.includes('?') ? '&' : '?'}of=${ofOrganisation}`,
          isCurrent: isOfOrganisation,
        },
      ]}
    />
  )
}
