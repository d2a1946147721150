import { addSite, enableSite, listSites, removeSite, setSiteScopes } from '@chuhai/contract/admin'
import { type SiteScope, siteScopes } from '@chuhai/contract/site-scope'
import { StartError } from '../process/start-error'
import { action, type Command, type CommandContext } from './command'
import { textTable } from './output'
import { address, cutText, hostOf, shownOrigin } from './site-origin'
import { registeredText, siteRequests } from './site-requests'
import { suggestionFor } from './suggestion'
import { UsageError } from './usage-error'
import { optional, rest, type Word, word } from './words'

const notRegistered = (origin: string): StartError =>
  new StartError(`${shownOrigin(origin)} 没有登记。登记它：pnpm operator sites add ${origin} 名称`)

const enable = async ({ call }: CommandContext, origin: string, enabled: boolean) => {
  if (!(await call(enableSite, { body: { origin, enabled } }))) throw notRegistered(origin)
  return `${shownOrigin(origin)} ${enabled ? '已启用' : '已停用'}，几秒钟后生效`
}

const scopeNames: Record<SiteScope, string> = {
  assistant: 'AI助手',
  'class-application': '培训班报名',
  competition: '大赛报名',
  course: '课程学习',
  evaluation: '专属导航测评',
  inbox: '消息',
  organisation: '主体',
  'store-application': '开店申请',
  full: '全部',
}
const scopesText = (scopes: readonly SiteScope[] | null): string =>
  scopes === null ? '全部组件' : scopes.map((scope) => scopeNames[scope]).join('、') || '无'

const scopeHint = `widgets（全部组件）、none（都不允许），或其中几项：${siteScopes.join('、')}`

/** The scopes that an operator names: `full` alone, `widgets` for all widgets, `none`, or some by their names. */
const readScopes = (text: string): SiteScope[] | null => {
  const words = text.split(' ')
  if (words.length === 1 && words[0] === 'widgets') return null
  if (words.length === 1 && words[0] === 'none') return []
  const unknown = words.filter((word) => !siteScopes.includes(word as SiteScope))
  if (unknown.length > 0)
    throw new UsageError(
      `没有“${unknown.join('、')}”这项权限。${suggestionFor(unknown[0] ?? '', siteScopes)}可以写 ${scopeHint}。`,
    )
  return [...new Set(words as SiteScope[])]
}

const scopes: Word<SiteScope[] | null> = rest({ name: '权限', about: scopeHint, read: readScopes })

/** The sites that may call the API; servers follow within seconds. */
export const sites: Command = {
  about: '哪些网站可以嵌入组件',
  actions: {
    list: action({
      about: '列出登记的网站',
      example: 'sites list',
      run: async (_, { call }) =>
        textTable(
          ['网站', '名称', '状态', '登录后可用'],
          (await call(listSites)).map(({ origin, name, enabled, scopes }) => [
            shownOrigin(origin),
            name,
            enabled ? '启用' : '停用',
            scopesText(scopes),
          ]),
        ),
    }),
    add: action({
      about: '登记一个网站；已登记的改名并启用',
      words: {
        site: { ...address, read: (text) => ({ origin: address.read(text), cut: cutText(text) }) },
        name: optional(rest(word('名称', '网站的名称，不写就是域名'))),
      },
      example: 'sites add https://www.example.com 示例商城',
      async run({ site: { origin, cut }, name }, { call }) {
        await call(addSite, { body: { origin, name: name || hostOf(origin) } })
        return [cut, registeredText(origin)].filter(Boolean).join('\n')
      },
    }),
    enable: action({
      about: '恢复停用的网站',
      words: { origin: address },
      example: 'sites enable https://www.example.com',
      run: ({ origin }, context) => enable(context, origin, true),
    }),
    disable: action({
      about: '停用一个网站，它的页面不能再用组件',
      words: { origin: address },
      example: 'sites disable https://www.example.com',
      run: ({ origin }, context) => enable(context, origin, false),
    }),
    scope: action({
      about: '设置访客在一个网站的页面里登录后可用哪些组件；订单、退款和个人中心只在权限为 full 的网站可用',
      words: { origin: address, scopes },
      example: 'sites scope https://www.example.com assistant competition',
      async run({ origin, scopes }, { call }) {
        if (!(await call(setSiteScopes, { body: { origin, scopes } }))) throw notRegistered(origin)
        return `${shownOrigin(origin)} 登录后可用：${scopesText(scopes)}，几秒钟后生效`
      },
    }),
    remove: action({
      about: '删除登记，例如写错的网址；它的页面不能再用组件，线索等记录都保留',
      words: { origin: address },
      example: 'sites remove https://www.exmaple.com',
      async run({ origin }, { call, env }) {
        if (origin === new URL(env.PUBLIC_URL).origin)
          throw new StartError(`${origin} 是门户自己的网址，不能删除。`)
        if (!(await call(removeSite, { query: { origin } }))) throw notRegistered(origin)
        return `${shownOrigin(origin)} 不再登记，几秒钟后生效；从它来的线索等记录都保留`
      },
    }),
    requests: siteRequests,
  },
}
