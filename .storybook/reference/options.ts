import type { ParserOptions } from 'react-docgen-typescript'

export const tsconfigPath = '.storybook/reference/tsconfig.json'

/** How react-docgen-typescript reads our components: what libraries declare is left out, but for the ref that a component forwards. */
export const options = {
  savePropValueAsString: true,
  shouldExtractLiteralValuesFromEnum: true,
  shouldIncludePropTagMap: true,
  shouldRemoveUndefinedFromOptional: true,
  skipChildrenPropWithoutDoc: false,
  propFilter: ({ name, declarations }) =>
    name === 'ref' || !declarations?.[0]?.fileName.includes('node_modules'),
} satisfies ParserOptions
