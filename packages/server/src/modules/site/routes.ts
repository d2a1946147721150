import { consultationPhone } from '@chuhai/contract/constants'
import { getServiceContact } from '@chuhai/contract/site'
import { implement } from '../../http/implement'

export const siteRoutes = [
  implement(getServiceContact, async () => ({
    phone: consultationPhone,
    hours: '工作日 9:00–18:00',
    qrCode: '/api/site/qr/service.png',
  })),
]
