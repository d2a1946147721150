/// <reference types="vite/client" />
import type { ElementReference } from '@chuhai/ui/element'

const found = import.meta.glob<ElementReference>('../../../widgets/*/src/{element,*-element}.ts', {
  import: 'reference',
  eager: true,
})

/** What the widgets tell of their elements, for the build and the tests. */
export const references: readonly ElementReference[] = Object.values(found)
