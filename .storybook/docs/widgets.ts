/// <reference types="vite/client" />
import type { ElementReference } from '../../packages/ui/src/element/reference'
import { type Readme, readReadme } from './readme'

/** A widget as its sources describe it: what its element tells, and its README. */
export interface Widget {
  reference: ElementReference
  package: string
  readme: Readme
}

const references = import.meta.glob<ElementReference>('../../packages/widgets/*/src/{element,*-element}.ts', {
  import: 'reference',
  eager: true,
})
const readmes = import.meta.glob<string>('../../packages/widgets/*/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

export const widgets: readonly Widget[] = Object.entries(references).map(([path, reference]) => ({
  reference,
  package: `@chuhai/${path.split('/').at(-3)}`,
  readme: readReadme(
    readmes[path.replace(/src\/(?:(\w+)-)?element\.ts$/, (_, name = 'README') => `${name}.md`)] ?? '',
  ),
}))
