import { Parcel } from '@chuhai/ui/illustrations'
import { Part } from './StudentCentrePage'

export default function OrdersPage() {
  return <Part name="orders" illustration={<Parcel />} path="/school" />
}
