import type { Db } from '../../database/db'
import { insertMissing } from '../insert-missing'
import { typeset } from '../typeset'
import { banners } from './tables'

const banner = {
  id: 1,
  applicationSite: 'PC端',
  bannerModule: '导航页',
  position: 10,
  title: '建立跨境专属导航',
  text: '回答几道题，按您的平台、品类和阶段挑出站点与课程，约 2 分钟。',
  linkText: '开始评测',
  linkAddress: '/crossBorderSiteGuide/specialGuide',
}

/** The banner of the site guide; what an operator has changed stays. */
export const seedBanners = async (db: Db): Promise<void> => {
  await insertMissing(db, banners, [typeset(banner)])
}
