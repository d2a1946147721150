import type { Messages } from '../../app/messages'

const zhCN = {
  title: '跨境导航',
  hot: { title: '热门推荐', note: '编辑挑选的常用站点' },
  all: '全部',
  within: (name: string) => `${name}的分类`,
  banners: '推荐',
  unknown: {
    title: '没有这个分类',
    text: '它可能已经调整，换一个分类看看，或者直接搜索。',
  },
  empty: { title: '这个分类还没有站点', text: '编辑正在挑选，先看看别的分类。' },
  seeAll: '查看全部站点',
  noHot: { title: '目前没有热门推荐', text: '编辑正在更新，先看看全部站点。' },
  failed: '站点没有载入',
  more: (name: string) => `查看“${name}”的全部站点`,
}

export const guideHomeMessages: Messages<typeof zhCN> = {
  'zh-CN': zhCN,
  en: {
    title: 'Cross-border navigation',
    hot: { title: 'Hot recommendations', note: 'Chosen by our editors' },
    all: 'All',
    within: (name) => `Categories of ${name}`,
    banners: 'Featured',
    unknown: {
      title: 'There is no such category',
      text: 'It may have moved. Pick another one, or search.',
    },
    empty: {
      title: 'No site in this category yet',
      text: 'Our editors are choosing. See the other categories meanwhile.',
    },
    seeAll: 'See all sites',
    noHot: {
      title: 'No hot recommendations at present',
      text: 'Our editors are choosing. See all sites meanwhile.',
    },
    failed: 'The sites could not be loaded',
    more: (name) => `See all sites of “${name}”`,
  },
}
