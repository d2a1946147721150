import { getServiceContact, getSiteRegistration } from '@chuhai/contract/site'
import { requestSite } from '@chuhai/contract/site-request'
import type { SiteRegistry } from '../../http/context'
import { type Implementation, implement } from '../../http/implement'
import type { Limiter } from '../../limits/create-limiter'
import type { WeChatAddresses } from '../../settings/we-chat'
import { judgeLead } from '../consultation/flood'
import { readContact } from '../navigation/service'
import { saveSiteRequest } from './requests'

interface SiteParts {
  sites: SiteRegistry
  limiter: Limiter
  weChat: WeChatAddresses
}

export const siteRoutes = ({ sites, limiter, weChat }: SiteParts): Implementation[] => [
  implement(getServiceContact, async (_, { db }) => {
    const { phone, times: hours } = await readContact(db)
    return { phone, hours, qrCode: '/api/site/qr/service.png', isWeChat: weChat.service !== undefined }
  }),
  implement(getSiteRegistration, async ({ query }) => ({ registered: await sites.has(query.origin) })),
  implement(requestSite, async ({ body }, call) => {
    const suspicion = await judgeLead(limiter, body, call)
    return saveSiteRequest(body, call, suspicion)
  }),
]
