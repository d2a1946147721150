import type { Page } from '@playwright/test'
import { type ArrivedDocument, reviewDocuments } from './document-review'

const documentsMax = 2500
const atOnce = 8

/** Addresses of the sitemap, without their origin. */
const listedAddresses = async (origin: string): Promise<string[]> => {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text()
  return [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&').slice(origin.length),
  )
}

/** Filters, words and pages of lists: every query but the number of a record. */
const isFiltered = (address: string): boolean =>
  [...new URL(address, 'http://portal').searchParams].some(
    ([name, value]) => !/^(id|tag)$/.test(name) || !/^\d+$/.test(value),
  )

const plainForm = '/api/consultation/plain'

/** Sign-on returns to every page, and the plain form is about one, by an address for each: one of them is enough. */
const identityOf = (address: string): string => {
  if (address.startsWith(`${plainForm}?`)) return plainForm
  return address.startsWith('/login?') ? address.replace(/(service=)[^&]*/, '$1') : address
}

/**
 * Follows every link of the portal once, filters of lists one level deep, and returns what is wrong with its documents,
 * links, fragments and files.
 */
export const crawl = async (page: Page, origin: string, starts: readonly string[]) => {
  const problems: string[] = []
  const idsByAddress = new Map<string, Set<string>>()
  const fragments = new Map<string, string>()
  const files = new Map<string, string>()
  const seen = new Set<string>()
  const waiting: { address: string; from: string }[] = []
  let documents = 0

  const add = (address: string, from: string) => {
    const identity = identityOf(address)
    if (seen.has(identity)) return
    seen.add(identity)
    waiting.push({ address, from })
  }
  const open = async ({ address, from }: { address: string; from: string }) => {
    const response = await fetch(origin + address, { redirect: 'manual' })
    // Pages of the server itself are not for search engines, whose needs are looked at.
    const isDocument =
      !address.startsWith('/api/') && response.headers.get('content-type')?.startsWith('text/html')
    if (response.status >= 400) problems.push(`${address}: ${response.status}, linked by ${from}`)
    const html = await response.text()
    return response.status === 200 && isDocument ? [{ address, html, isFiltered: isFiltered(address) }] : []
  }

  for (const address of [...starts, ...(await listedAddresses(origin))]) add(address, 'the start')
  while (waiting.length > 0 && documents < documentsMax) {
    const arrived: ArrivedDocument[] = (await Promise.all(waiting.splice(0, atOnce).map(open))).flat()
    documents += arrived.length
    for (const review of await reviewDocuments(page, arrived, origin)) {
      const { address } = review
      problems.push(...review.problems.map((problem) => `${address}: ${problem}`))
      idsByAddress.set(address, new Set(review.ids))
      for (const file of review.files) files.set(file, address)
      for (const link of review.links) {
        const [target = '', fragment] = link.split('#')
        if (fragment) fragments.set(link, address)
        if (!(isFiltered(address) && isFiltered(target))) add(target, address)
      }
    }
  }
  if (waiting.length > 0) problems.push(`${waiting.length} addresses beyond ${documentsMax} documents`)
  for (const [link, from] of fragments) {
    const [target = '', fragment = ''] = link.split('#')
    const ids = idsByAddress.get(target)
    if (ids && !ids.has(decodeURIComponent(fragment)))
      problems.push(`${link}: no such place, linked by ${from}`)
  }
  const paths = [...files]
  while (paths.length > 0)
    await Promise.all(
      paths.splice(0, atOnce).map(async ([file, from]) => {
        const { status } = await fetch(origin + file, { method: 'HEAD' })
        if (status !== 200) problems.push(`${file}: ${status}, needed by ${from}`)
      }),
    )
  return { problems, documents }
}
