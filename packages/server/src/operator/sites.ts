import { originOf } from '../modules/site/service'
import { StartError } from '../process/start-error'
import type { AdminApi } from './admin-api'
import { textTable } from './output'

const requireOrigin = (text = ''): string => {
  const origin = originOf(text)
  if (!origin)
    throw new StartError(
      `"${text}" is no origin. Write it as browsers send it, for example https://www.example.com.`,
    )
  return origin
}

const switchSite = async (admin: AdminApi, text: string | undefined, enabled: boolean): Promise<string> => {
  const origin = requireOrigin(text)
  if (!(await admin.setSiteEnabled(origin, enabled)))
    throw new StartError(`${origin} is not registered. Add it with: pnpm operator sites add ${origin} NAME`)
  return `${origin} ${enabled ? 'enabled' : 'disabled'}`
}

/** Lists, adds, enables and disables the sites that may call the API; servers follow within seconds. */
export const manageSites = async (
  admin: AdminApi,
  [action = 'list', text, ...words]: string[],
): Promise<string> => {
  switch (action) {
    case 'list': {
      const rows = (await admin.sites()).map(({ origin, name, enabled }) => [
        origin,
        name,
        enabled ? 'yes' : 'no',
      ])
      return textTable(['origin', 'name', 'enabled'], rows)
    }
    case 'add': {
      const origin = requireOrigin(text)
      await admin.addSite(origin, words.join(' ') || origin)
      return `${origin} registered`
    }
    case 'enable':
      return switchSite(admin, text, true)
    case 'disable':
      return switchSite(admin, text, false)
    default:
      throw new StartError(`sites ${action} is not known. Use list, add, enable or disable.`)
  }
}
