import type { GuideHomeData } from '../pages/crossBorderSiteGuide/data'
import { loadGuideHome } from '../pages/crossBorderSiteGuide/load'
import { type Row, row } from './row'

const chrome = () => import('../layout/guide/GuideChrome')

/** 跨境导航: the pages of the site guide. */
export const guideRows: Row[] = [
  row<GuideHomeData>({
    path: '/crossBorderSiteGuide',
    title: '跨境导航',
    layout: 'guide',
    chrome,
    query: ['firstTypeId', 'secondTypeId'],
    description: () => '跨境卖家常用的站点，按选品、开店、物流、合规、收款等分类，由编辑逐个用过再收录。',
    page: () => import('../pages/crossBorderSiteGuide/GuideHomePage'),
    load: loadGuideHome,
  }),
]
