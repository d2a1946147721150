import type { ElementReference } from '@chuhai/ui/element'

/** An element with the package that has it. */
export interface Described extends ElementReference {
  module: string
}

const found = import.meta.glob<ElementReference>('../../../../packages/widgets/*/src/element.ts', {
  import: 'reference',
  eager: true,
})

/** What the widgets tell of their elements. */
export const elements: readonly Described[] = Object.entries(found).map(([path, reference]) => ({
  ...reference,
  module: `@chuhai/${path.split('/').at(-3)}`,
}))
