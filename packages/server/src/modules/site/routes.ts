import { consultationPhone } from '@chuhai/contract/constants'
import { getServiceContact } from '@chuhai/contract/site'
import { type Implementation, implement } from '../../http/implement'
import type { WeChatAddresses } from './qr'

export const siteRoutes = (weChat: WeChatAddresses): Implementation[] => [
  implement(getServiceContact, async () => ({
    phone: consultationPhone,
    hours: { from: '9:00', to: '18:00' },
    qrCode: '/api/site/qr/service.png',
    isWeChat: weChat.service !== undefined,
  })),
]
