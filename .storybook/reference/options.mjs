export const tsconfigPath = '.storybook/reference/tsconfig.json'

/**
 * How components are read: without what libraries declare, but for the ref that a component forwards.
 *
 * @satisfies {import('react-docgen-typescript').ParserOptions}
 */
export const options = {
  savePropValueAsString: true,
  shouldExtractLiteralValuesFromEnum: true,
  shouldIncludePropTagMap: true,
  shouldRemoveUndefinedFromOptional: true,
  skipChildrenPropWithoutDoc: false,
  /** @param {import('react-docgen-typescript').PropItem} prop */
  propFilter: ({ name, declarations }) =>
    name === 'ref' || !declarations?.[0]?.fileName.includes('node_modules'),
}
