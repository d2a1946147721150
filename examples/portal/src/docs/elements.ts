import type { ElementReference } from '@chuhai/ui/element'

/** An element with the package that has it. */
export interface Described extends ElementReference {
  module: string
  /** The document of its package that tells of it. */
  readme: string
}

const found = import.meta.glob<ElementReference>(
  '../../../../packages/widgets/*/src/{element,*-element}.ts',
  {
    import: 'reference',
    eager: true,
  },
)

/** `README.md`, or `store.md` for a further element that `store-element.ts` defines. */
const readmeOf = (path: string): string => `${/(\w+)-element\.ts$/.exec(path)?.[1] ?? 'README'}.md`

/** What the widgets tell of their elements. */
export const elements: readonly Described[] = Object.entries(found).map(([path, reference]) => ({
  ...reference,
  module: `@chuhai/${path.split('/').at(-3)}`,
  readme: readmeOf(path),
}))
