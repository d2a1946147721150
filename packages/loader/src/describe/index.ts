import type { Attributes } from '@chuhai/ui/element'
import pageApi from '../page-api.ts?raw'
import { descriptionOf } from './description'
import { manifestOf } from './manifest'
import { references } from './references'
import { reactTypesOf, typesOf, vueTypesOf } from './types'

const elements = references.map(descriptionOf)

/** The files that describe the elements and `window.Chuhai` to editors and compilers, by name. */
export const descriptions = {
  'custom-elements.json': `${JSON.stringify(manifestOf(elements), null, 2)}\n`,
  'chuhai.d.ts': typesOf(elements, pageApi),
  'chuhai-react.d.ts': reactTypesOf(elements),
  'chuhai-vue.d.ts': vueTypesOf(elements),
}

/** The attributes of each element by its tag, for the self-check. */
export const tables: Readonly<Record<string, Attributes>> = Object.fromEntries(
  references.map(({ tag, attributes }) => [tag, attributes]),
)
