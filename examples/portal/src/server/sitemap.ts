import type { Read } from '../app/page'
import type { Row } from '../app/row'
import { createMatcher, identityOf } from '../router/match'
import { escapeHtml } from './document'

/** A page in the sitemap; `lastModified` is a date. */
interface Address {
  path: string
  lastModified: string | null
}

const isListed = (row: Row): boolean => !row.unlisted && !row.login

/** Whether the path alone is an address: without a parameter, and without a query it cannot do without. */
const isWhole = ({ path, check }: Row) => !path.includes(':') && (check?.({ params: {}, query: {} }) ?? true)

/** Every page without parameters that wants to be found. */
export const listedPaths = (rows: readonly Row[]): string[] =>
  rows.filter((row) => isListed(row) && isWhole(row)).map((row) => row.path)

/** The pages that rows with parameters name themselves. */
const ownAddresses = async (rows: readonly Row[]): Promise<string[]> =>
  (await Promise.all(rows.map((row) => row.addresses?.() ?? []))).flat()

/** The pages of rows of the database; none where they cannot be read. */
const listedAddresses = async (rows: readonly Row[], read: Read): Promise<Address[]> => {
  const { listAddresses } = await import('@chuhai/contract/search')
  const match = createMatcher(rows)
  const addresses = await read(listAddresses).catch(() => [])
  return addresses.flatMap(({ path, lastModified }) => {
    const row = match(path)?.row
    return row && isListed(row) ? [{ path: identityOf(path, row), lastModified }] : []
  })
}

const writeAddress = (origin: string, path: string, lastModified: string | null): string => {
  const modified = lastModified ? `<lastmod>${escapeHtml(lastModified)}</lastmod>` : ''
  return `<url><loc>${escapeHtml(origin + path)}</loc>${modified}</url>`
}

export const writeSitemap = async (rows: readonly Row[], origin: string, read: Read): Promise<string> => {
  const addresses = new Map<string, string | null>(
    [...listedPaths(rows), ...(await ownAddresses(rows))].map((path) => [path, null]),
  )
  for (const { path, lastModified } of await listedAddresses(rows, read)) addresses.set(path, lastModified)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...[...addresses].map(([path, lastModified]) => writeAddress(origin, path, lastModified)),
    '</urlset>',
  ].join('\n')
}

/** Pages for one visitor stay out of search engines; listed pages below them do not. */
export const writeRobots = (rows: readonly Row[], origin: string): string => {
  const disallowed = rows.filter((row) => !isListed(row) && !row.path.includes(':')).map(({ path }) => path)
  const allowed = rows
    .filter((row) => isListed(row) && disallowed.some((path) => row.path.startsWith(path)))
    .map(({ path }) => path)
  return [
    'User-agent: *',
    ...disallowed.map((path) => `Disallow: ${path}`),
    ...allowed.map((path) => `Allow: ${path}`),
    'Disallow: /api/',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
}
