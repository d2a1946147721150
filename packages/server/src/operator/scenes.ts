import { chatInputMax } from '@chuhai/contract/constants'
import { StartError } from '../process/start-error'
import type { AdminApi } from './admin-api'
import { textTable } from './output'

const switchScene = async (admin: AdminApi, name: string, enabled: boolean): Promise<string> => {
  if (!(await admin.setSceneEnabled(name, enabled)))
    throw new StartError(
      `There is no scene ${name}. Add it with: pnpm operator scenes add ${name} GUIDE_WORDS`,
    )
  return `${name} ${enabled ? 'enabled' : 'disabled'}`
}

/** Lists, adds, enables and disables the scenes that the assistant offers. */
export const manageScenes = async (
  admin: AdminApi,
  [action = 'list', name = '', ...words]: string[],
): Promise<string> => {
  switch (action) {
    case 'list': {
      const rows = (await admin.scenes()).map((scene) => [
        scene.name,
        scene.isEnabled ? 'yes' : 'no',
        scene.guideWords.replace(/\s+/g, ' '),
      ])
      return textTable(['name', 'enabled', 'guide words'], rows)
    }
    case 'add': {
      const guideWords = words.join(' ')
      if (name === '' || guideWords === '' || [...guideWords].length > chatInputMax)
        throw new StartError(
          `A scene needs a name and guide words of ${chatInputMax} characters at most: scenes add NAME GUIDE_WORDS.`,
        )
      await admin.addScene(name, guideWords)
      return `${name} added`
    }
    case 'enable':
      return switchScene(admin, name, true)
    case 'disable':
      return switchScene(admin, name, false)
    default:
      throw new StartError(`scenes ${action} is not known. Use list, add, enable or disable.`)
  }
}
