import { addSite, enableSite, listSites } from '@chuhai/contract/admin'
import { originOf } from '../modules/site/service'
import { StartError } from '../process/start-error'
import { action, type Command, type CommandContext } from './command'
import { textTable } from './output'
import { registeredText, siteRequests } from './site-requests'

const requireOrigin = (text = ''): string => {
  const origin = originOf(text)
  if (!origin)
    throw new StartError(`“${text}”不是网站的源。请写成浏览器发送的样子，例如 https://www.example.com。`)
  return origin
}

const enable = async ({ call }: CommandContext, text: string | undefined, enabled: boolean) => {
  const origin = requireOrigin(text)
  if (!(await call(enableSite, { body: { origin, enabled } })))
    throw new StartError(`${origin} 没有登记。登记它：pnpm operator sites add ${origin} 名称`)
  return `${origin} ${enabled ? '已启用' : '已停用'}，几秒钟后生效`
}

/** The sites that may call the API; servers follow within seconds. */
export const sites: Command = {
  about: '哪些网站可以嵌入组件',
  actions: {
    list: action({
      about: '列出登记的网站',
      example: 'sites list',
      run: async (_, { call }) =>
        textTable(
          ['网站', '名称', '状态'],
          (await call(listSites)).map(({ origin, name, enabled }) => [
            origin,
            name,
            enabled ? '启用' : '停用',
          ]),
        ),
    }),
    add: action({
      about: '登记一个网站；已登记的改名并启用',
      words: '<网址> [名称...]',
      example: 'sites add https://www.example.com 示例商城',
      async run([text, ...words], { call }) {
        const origin = requireOrigin(text)
        await call(addSite, { body: { origin, name: words.join(' ') || origin } })
        return registeredText(origin)
      },
    }),
    enable: action({
      about: '恢复停用的网站',
      words: '<网址>',
      example: 'sites enable https://www.example.com',
      run: ([text], context) => enable(context, text, true),
    }),
    disable: action({
      about: '停用一个网站，它的页面不能再用组件',
      words: '<网址>',
      example: 'sites disable https://www.example.com',
      run: ([text], context) => enable(context, text, false),
    }),
    requests: siteRequests,
  },
}
