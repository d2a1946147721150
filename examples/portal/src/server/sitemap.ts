import type { Row } from '../routes/row'
import { escapeHtml } from './document'

/** Whether the path alone is an address: without a parameter, and without a query it cannot do without. */
const isWhole = ({ path, check }: Row) => !path.includes(':') && (check?.({ params: {}, query: {} }) ?? true)

/** Every page without parameters that wants to be found. */
export const listedPaths = (rows: readonly Row[]): string[] =>
  rows.filter((row) => !row.unlisted && !row.login && isWhole(row)).map((row) => row.path)

export const writeSitemap = (rows: readonly Row[], origin: string): string => {
  const urls = listedPaths(rows).map((path) => `<url><loc>${escapeHtml(origin + path)}</loc></url>`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
  ].join('\n')
}

/** Pages for one visitor stay out of search engines. */
export const writeRobots = (rows: readonly Row[], origin: string): string =>
  [
    'User-agent: *',
    ...rows
      .filter((row) => (row.unlisted || row.login) && !row.path.includes(':'))
      .map((row) => `Disallow: ${row.path}`),
    'Disallow: /api/',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
