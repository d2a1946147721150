import { addSite, enableSite, listSites } from '@chuhai/contract/admin'
import { originOf } from '../modules/site/service'
import { StartError } from '../process/start-error'
import { type CommandContext, commandOf } from './command'
import { textTable } from './output'
import { registeredText, siteRequests } from './site-requests'

const requireOrigin = (text = ''): string => {
  const origin = originOf(text)
  if (!origin)
    throw new StartError(
      `"${text}" is no origin. Write it as browsers send it, for example https://www.example.com.`,
    )
  return origin
}

const enable = async ({ call }: CommandContext, text: string | undefined, enabled: boolean) => {
  const origin = requireOrigin(text)
  if (!(await call(enableSite, { body: { origin, enabled } })))
    throw new StartError(`${origin} is not registered. Add it with: pnpm operator sites add ${origin} NAME`)
  return `${origin} ${enabled ? 'enabled' : 'disabled'}`
}

/** The sites that may call the API; servers follow within seconds. */
export const sites = commandOf('sites', {
  list: async (_, { call }) =>
    textTable(
      ['origin', 'name', 'enabled'],
      (await call(listSites)).map(({ origin, name, enabled }) => [origin, name, enabled ? 'yes' : 'no']),
    ),
  'add ORIGIN [NAME]': async ([text, ...words], { call }) => {
    const origin = requireOrigin(text)
    await call(addSite, { body: { origin, name: words.join(' ') || origin } })
    return registeredText(origin)
  },
  'enable ORIGIN': ([text], context) => enable(context, text, true),
  'disable ORIGIN': ([text], context) => enable(context, text, false),
  ...Object.fromEntries(siteRequests.usage.map((usage) => [`requests ${usage}`, siteRequests.run])),
})
