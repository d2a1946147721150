import { originOf } from '../modules/site/service'
import { StartError } from '../process/start-error'
import type { Desk } from './desk'
import { textTable } from './table'

const requireOrigin = (text = ''): string => {
  const origin = originOf(text)
  if (!origin)
    throw new StartError(
      `"${text}" is no origin. Write it as browsers send it, for example https://www.example.com.`,
    )
  return origin
}

const switchSite = async (desk: Desk, text: string | undefined, enabled: boolean): Promise<string> => {
  const origin = requireOrigin(text)
  if (!(await desk.setSiteEnabled(origin, enabled)))
    throw new StartError(`${origin} is not registered. Add it with: pnpm operator sites add ${origin} NAME`)
  return `${origin} ${enabled ? 'enabled' : 'disabled'}`
}

/** Lists, adds, enables and disables the sites that may call the API; servers follow within seconds. */
export const manageSites = async (
  desk: Desk,
  [action = 'list', text, ...words]: string[],
): Promise<string> => {
  switch (action) {
    case 'list': {
      const rows = (await desk.sites()).map(({ origin, name, enabled }) => [
        origin,
        name,
        enabled ? 'yes' : 'no',
      ])
      return textTable(['origin', 'name', 'enabled'], rows)
    }
    case 'add': {
      const origin = requireOrigin(text)
      await desk.addSite(origin, words.join(' ') || origin)
      return `${origin} registered`
    }
    case 'enable':
      return switchSite(desk, text, true)
    case 'disable':
      return switchSite(desk, text, false)
    default:
      throw new StartError(`sites ${action} is not known. Use list, add, enable or disable.`)
  }
}
