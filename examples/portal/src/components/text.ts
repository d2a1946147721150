import { joinLines } from '@chuhai/contract/text'

/** The first paragraph of a Markdown text without its marks, as a description holds it. */
export const firstParagraph = (markdown: string): string =>
  joinLines(
    (markdown.split(/\n\s*\n/, 1)[0] ?? '')
      .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/[*_`~#>]/g, ''),
  ).trim()
