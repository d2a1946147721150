import { readdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { manifestOf, reactTypesOf, typesOf, vueTypesOf } from './describe-elements.mjs'
import { readCommonAttributes, readElement } from './read-elements.mjs'

const path = (relative) => fileURLToPath(new URL(relative, import.meta.url))

/** What all widgets say of their elements. */
export const readElements = async () => {
  const common = readCommonAttributes(path('../ui/src/element/attributes.ts'))
  const widgets = await readdir(path('../widgets'))
  return widgets.sort().map((widget) => readElement(path(`../widgets/${widget}/src/element.ts`), common))
}

/** The files that describe the elements and `window.Chuhai` to editors and compilers, by name. */
export const descriptions = async () => {
  const elements = await readElements()
  const pageApi = await readFile(path('./src/page-api.ts'), 'utf8')
  return {
    'custom-elements.json': `${JSON.stringify(manifestOf(elements), null, 2)}\n`,
    'chuhai.d.ts': typesOf(elements, pageApi),
    'chuhai-react.d.ts': reactTypesOf(elements),
    'chuhai-vue.d.ts': vueTypesOf(elements),
  }
}

/** Writes them to a folder, which ends with a slash. */
export const writeDescriptions = async (folder) => {
  for (const [name, text] of Object.entries(await descriptions())) await writeFile(folder + name, text)
}
