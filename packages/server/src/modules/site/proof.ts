import { siteProofName, siteProofPath } from '@chuhai/contract/site-request'
import type { ReadSite } from './read-site'

/** A tag without a tag in it, so that a page of open brackets takes no longer than any other. */
const metaTag = /<meta\b[^<>]*>/gi

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}\\s*=\\s*["']?([\\w-]+)`, 'i').exec(tag)?.[1]?.toLowerCase()

/** The tokens in the head of a page. What comes after the head may be a visitor's. */
const tokensOfPage = (html: string): string[] =>
  (html.split(/<body/i, 1)[0]?.match(metaTag) ?? [])
    .filter((tag) => attribute(tag, 'name') === siteProofName)
    .flatMap((tag) => attribute(tag, 'content') ?? [])

/** Returns which tokens a site has: one on each line of its file, or in tags of the head of its home page. */
export const tokensOf = async (origin: string, read: ReadSite): Promise<Set<string>> => {
  const [file, page] = await Promise.all([read(`${origin}${siteProofPath}`), read(`${origin}/`)])
  const lines = (file ?? '').split(/\r?\n/).map((line) => line.trim().toLowerCase())
  return new Set([...lines, ...tokensOfPage(page ?? '')])
}
