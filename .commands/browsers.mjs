import { readFileSync } from 'node:fs'

const { browserslist } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))

/**
 * The oldest browsers that are promised, as pairs such as `['chrome', '98']`: from the one list in package.json, which
 * tools read as well.
 */
export const oldestBrowsers = browserslist.map((line) => line.split(' >= '))

/** The same as esbuild, Vite and Lightning CSS take them: `chrome98`. */
export const buildTarget = oldestBrowsers.map((pair) => pair.join(''))
