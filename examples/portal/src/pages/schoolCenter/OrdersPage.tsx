import { Parcel } from '@chuhai/ui/illustrations'
import { Part } from './Part'

export default function OrdersPage() {
  return <Part name="orders" illustration={<Parcel />} path="/school" />
}
