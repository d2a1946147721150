import { consultationPhone } from '@chuhai/contract/constants'
import { getServiceContact, getSiteRegistration } from '@chuhai/contract/site'
import type { SiteRegistry } from '../../http/context'
import { type Implementation, implement } from '../../http/implement'
import type { WeChatAddresses } from './qr'

export const siteRoutes = (sites: SiteRegistry, weChat: WeChatAddresses): Implementation[] => [
  implement(getServiceContact, async () => ({
    phone: consultationPhone,
    hours: { from: '9:00', to: '18:00' },
    qrCode: '/api/site/qr/service.png',
    isWeChat: weChat.service !== undefined,
  })),
  implement(getSiteRegistration, async ({ query }) => ({ registered: await sites.has(query.origin) })),
]
