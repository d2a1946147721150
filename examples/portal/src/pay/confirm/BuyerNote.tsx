import { useStore } from '@nanostores/react'
import { type Client, useApp, useVisitor } from '../../app/app'
import { useMessages } from '../../app/messages'
import { confirmMessages } from './messages'

const Note = ({ client }: { client: Client }) => {
  const words = useMessages(confirmMessages)
  const visitor = useVisitor()
  const orgId = useStore(client.core.organisation.$orgId)
  const organisations = visitor.phase === 'in' ? visitor.user.userOrgInfoList : []
  const name = organisations.find((one) => one.orgId === orgId)?.orgName
  return name ? <p className="confirm__note">{words.inNameOf(name)}</p> : null
}

/** Says in whose name an order is placed, and who sees it. */
export const BuyerNote = () => {
  const { client } = useApp()
  return client && <Note client={client} />
}
