/**
 * The picture of docs/architecture.md as data: who may import whom. `reaches` lists the drawn arrows; a path of arrows
 * counts like an arrow. `remedy` says what to do instead.
 */
export const picture = {
  contract: {
    reaches: [],
    remedy: '契约只描述往来的数据，请把逻辑移到使用它的一层',
  },
  core: {
    reaches: ['contract'],
    remedy: 'core 没有界面，请让 widgets 读取 core 的 store 后再交给 ui',
  },
  ui: {
    reaches: [],
    remedy: 'ui 不认识数据与请求，请改为属性和回调，由 widgets 传入',
  },
  widgets: {
    reaches: ['core', 'ui'],
    remedy: '组件之间互不引用，请把共用部分放到 core 或 ui；需要登录时调用 core.signOn.request()',
  },
  loader: {
    reaches: ['widgets'],
    remedy: 'loader 只组合 widgets，请通过 core 的请求层访问服务端',
  },
  portal: {
    reaches: ['widgets'],
    remedy: '门户只组合 widgets，请通过 core 的请求层访问服务端',
  },
  server: {
    reaches: ['contract'],
    remedy: '服务端与浏览器只共享 contract，请把共用规则放到 contract',
  },
  'sign-on': {
    reaches: [],
    remedy: '登录服务代表任何一家的 OpenID Connect 服务，与其他部分只通过协议往来',
  },
  sites: {
    reaches: [],
    remedy: '示例站点代表别人的网页，只能用一个 script 标签引入组件',
  },
  e2e: {
    reaches: ['contract'],
    remedy: '端到端测试只使用构建产物，请像访客一样在页面上操作',
  },
}

/** The layer of a package, by its folder; undefined for a folder that the picture does not know. */
export function layerOf(folder) {
  if (folder.startsWith('packages/widgets/')) return 'widgets'
  if (/^examples\/[\w-]+-site$/.test(folder)) return 'sites'
  const name = folder.split('/').at(-1)
  return name in picture ? name : undefined
}

/** Within one layer packages are strangers, apart from the sites, which share their small web server. */
export const mayShare = (layer) => layer === 'sites'

/** The drawn exceptions: the help box frames these, and loads them when a visitor opens their panel. */
export const lazyArrows = [
  { from: '@chuhai/help-box', to: '@chuhai/consultation' },
  { from: '@chuhai/help-box', to: '@chuhai/ai-chat' },
]

/** Every layer that `layer` reaches along arrows, in the order of the picture. */
export function reachOf(layer, seen = new Set()) {
  for (const next of picture[layer].reaches) {
    if (seen.has(next)) continue
    seen.add(next)
    reachOf(next, seen)
  }
  return seen
}
