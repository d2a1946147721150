import { useApp, useVisitor } from '../../app/app'
import { useMessages } from '../../app/messages'
import type { PageProps } from '../../app/page'
import { schoolOrdersPath } from '../../app/paths/orders'
import { orderListMessages } from '../../orders/list-messages'
import OrdersView from '../../orders/OrdersView'
import './student-centre.css'

const schoolKinds = ['course', 'class'] as const

/** 我的订单 of the school's user centre: courses and classes. */
export default function OrdersPage({ query }: PageProps) {
  const { title } = useMessages(orderListMessages)
  const { client } = useApp()
  const { phase } = useVisitor()
  if (!client || phase !== 'in') return null
  return (
    <div className="student-centre portal-width">
      <h1>{title}</h1>
      <OrdersView core={client.core} path={schoolOrdersPath} kinds={schoolKinds} query={query} />
    </div>
  )
}
