import type { Locale } from '@chuhai/contract/locale'

const zhCN = {
  platform: '平台',
  site: '站点',
  choosePlatform: '请选择平台',
  chooseSite: '请选择站点',
  choose: {
    title: '先选择平台和站点',
    text: '每个平台、每个站点要的材料不同，选好以后再填写。',
  },
  unknown: {
    title: '没有这个平台或站点',
    text: '它可能已经停止接受申请，请在上面另选一个。',
  },
  failed: { title: '平台的要求没有载入', text: '请检查网络后重试。' },
}

const en: typeof zhCN = {
  platform: 'Platform',
  site: 'Site',
  choosePlatform: 'Choose a platform',
  chooseSite: 'Choose a site',
  choose: {
    title: 'Choose a platform and a site first',
    text: 'Each asks for documents of its own.',
  },
  unknown: { title: 'There is no such platform or site', text: 'Please choose another one above.' },
  failed: { title: 'What platforms ask could not be loaded', text: 'Please check your network and retry.' },
}

/** The words around the choice of a store. */
export const storeMessages: Record<Locale, typeof zhCN> = { 'zh-CN': zhCN, en }
