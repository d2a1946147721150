import { readFileSync } from 'node:fs'

/**
 * Cells of the lines of a Markdown table that follows a heading.
 * @param {string} markdown
 * @param {string} heading
 */
const tableBelow = (markdown, heading) => {
  const section = markdown.split(/^## /m).find((text) => text.startsWith(`${heading}\n`)) ?? ''
  const lines = section.split('\n').filter((line) => line.startsWith('| `'))
  return lines.map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll('`', '')),
  )
}

const markdown = readFileSync(new URL('../docs/routes.md', import.meta.url), 'utf8')

/** The pages of the portal, from docs/routes.md. */
export const routes = tableBelow(markdown, 'Pages').map(
  ([path = '', section = '', layout = '', signIn, address, title = '']) => ({
    path,
    section,
    layout,
    login: signIn === 'yes',
    /** What is opened to see the page. */
    address: address || path,
    title,
  }),
)

/** Paths of the specification that have no page yet. */
export const laterPaths = tableBelow(markdown, 'Later').map(([path = '']) => path)
