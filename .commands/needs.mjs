import { prepareBrowser } from './browser.mjs'
import { buildServed } from './builds.mjs'
import { preparePostgres } from './postgres.mjs'

/**
 * What steps need beside the installed packages: each is prepared when the first step asks for it, and then kept.
 * A need that cannot be met answers `{ missing: sentence }`.
 */
export function createNeeds(progress) {
  const prepare = {
    browser: () => prepareBrowser(progress),
    postgres: () => preparePostgres(progress),
    build: () => buildServed(progress),
  }
  const kept = new Map()
  return {
    get(name) {
      if (!kept.has(name)) kept.set(name, prepare[name]())
      return kept.get(name)
    },
    async remove() {
      const postgres = await kept.get('postgres')
      await postgres?.remove?.()
    },
  }
}
