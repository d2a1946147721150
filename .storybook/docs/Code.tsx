import { Markdown } from '@storybook/addon-docs/blocks'

/** A piece of code in the theme of the page, which `Source` does not follow. */
export const Code = ({ code, language }: { code: string; language: string }) => (
  <Markdown>{`\`\`\`${language}\n${code}\n\`\`\``}</Markdown>
)
