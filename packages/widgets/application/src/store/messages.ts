const zhCN = {
  title: '开店申请',
  choose: '选平台和站点',
  lead: '一份申请对应一个平台的一个站点。',
  site: '选站点',
  change: '换一个站点',
  failed: '各平台的要求没有加载出来',
  unknown: '没有这个平台或站点',
  unknownText: '它可能已经停止申请，请看看其他平台。',
  all: '看全部平台',
}

const en: typeof zhCN = {
  title: 'Store application',
  choose: 'Choose a platform and a site',
  lead: 'Each application is for one site of one platform.',
  site: 'Choose a site',
  change: 'Choose another site',
  failed: 'What platforms ask for could not be loaded',
  unknown: 'There is no such platform or site',
  unknownText: 'It may take no applications any more; please look at the others.',
  all: 'See all platforms',
}

export const storeMessages = { 'zh-CN': zhCN, en }
