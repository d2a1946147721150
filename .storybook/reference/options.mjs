export const tsconfigPath = '.storybook/reference/tsconfig.json'

/**
 * Props that libraries declare are left out, except a forwarded `ref`.
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
