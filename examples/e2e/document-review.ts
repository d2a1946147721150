import type { Page } from '@playwright/test'

/** A document of the portal as it arrives, without JavaScript. */
export interface ArrivedDocument {
  /** Path with query. */
  address: string
  html: string
  /** A part of a list, which may have no results. */
  isFiltered: boolean
}

export interface DocumentReview {
  address: string
  problems: string[]
  /** Addresses of links on this site, with their fragments. */
  links: string[]
  /** Scripts, styles and images of this site. */
  files: string[]
  ids: string[]
}

/** Fields without which a search engine ignores a description. */
const requiredFields: Record<string, readonly string[]> = {
  Article: ['headline', 'datePublished', 'url'],
  BreadcrumbList: ['itemListElement'],
  CollectionPage: ['name', 'url'],
  Course: ['name', 'description', 'provider'],
  Event: ['name', 'startDate', 'location'],
  FAQPage: ['mainEntity'],
  ItemList: ['itemListElement'],
  Organization: ['name', 'url'],
  Place: ['name'],
  ProfessionalService: ['name', 'address'],
  Service: ['name', 'provider'],
  SoftwareApplication: ['name', 'offers'],
  VideoObject: ['name', 'description', 'thumbnailUrl', 'uploadDate'],
  WebPage: ['name', 'url'],
  WebSite: ['name', 'url'],
}

interface ReviewInput {
  documents: ArrivedDocument[]
  origin: string
  fieldsOf: Record<string, readonly string[]>
}

/** Runs in a browser, whose parser reads the documents: it uses nothing but what is in it. */
const review = ({ documents, origin, fieldsOf }: ReviewInput): DocumentReview[] => {
  const all = <E extends Element = HTMLElement>(root: ParentNode, selector: string): E[] => [
    ...root.querySelectorAll<E>(selector),
  ]
  const attribute = (element: Element | null, name: string) => element?.getAttribute(name) ?? ''
  const begin = (element: Element) => element.outerHTML.slice(0, 120)

  /** The same page, with no more in its query than the address has. */
  const isPartOf = (canonical: URL, address: URL) =>
    canonical.origin + canonical.pathname === address.origin + address.pathname &&
    [...canonical.searchParams].every(([name, value]) => address.searchParams.get(name) === value)

  /** Title, description and canonical address. */
  const headProblems = (parsed: Document, address: string): string[] => {
    const isListed = parsed.querySelector('meta[name=robots][content=noindex]') === null
    const counts: [string, number, number][] = [
      ['title', all(parsed, 'head title').length, 1],
      ['description', all(parsed, 'meta[name=description]').length, 1],
      ['canonical address', all(parsed, 'link[rel=canonical]').length, isListed ? 1 : 0],
      ['h1', all(parsed, 'h1').length, 1],
    ]
    const wrong = counts.filter(([, found, expected]) => found !== expected)
    const canonical = attribute(parsed.querySelector('link[rel=canonical]'), 'href')
    const description = attribute(parsed.querySelector('meta[name=description]'), 'content')
    return [
      ...wrong.map(([what, found]) => `${found} of ${what}`),
      ...(description.length < 10 ? [`description “${description}”`] : []),
      ...(canonical && !isPartOf(new URL(canonical), new URL(origin + address))
        ? [`canonical ${canonical}`]
        : []),
    ]
  }

  /** What the page says: enough text without an error, and headings in order. */
  const textProblems = (parsed: Document, isFiltered: boolean): string[] => {
    const isWhole = !isFiltered && parsed.querySelector('meta[name=robots][content=noindex]') === null
    const main = parsed.querySelector('main')
    const words = (main?.textContent ?? '').replace(/\s+/g, '')
    const problems = isWhole && words.length < 120 ? [`says only “${words}”`] : []
    // A table tells of errors, and shows none.
    const shown = main?.cloneNode(true) as Element | undefined
    for (const table of shown ? all(shown, 'table') : []) table.remove()
    if (/没有载入|页面出错了|系统错误/.test(shown?.textContent ?? '')) problems.push('shows an error')
    let level = 0
    for (const heading of all(parsed, 'main :is(h1, h2, h3, h4, h5, h6)')) {
      const next = Number(heading.localName[1])
      if (next > level + 1) problems.push(`h${next} after h${level}: ${heading.textContent}`)
      level = next
    }
    return problems
  }

  const hasName = (control: Element) =>
    control.textContent?.trim() ||
    attribute(control, 'aria-label') ||
    all(control, 'img, [aria-label]').some((part) => attribute(part, 'alt') || attribute(part, 'aria-label'))

  const isDead = (anchor: Element) => /^(#|javascript:.*)?$/.test(attribute(anchor, 'href'))

  const elementProblems = (parsed: Document): string[] => {
    const ids = all(parsed, '[id]').map(({ id }) => id)
    const found: [string, Element[]][] = [
      ['no alt', all(parsed, 'img:not([alt])')],
      ['no name', all(parsed, 'a, button').filter((control) => !hasName(control))],
      ['dead', all(parsed, 'a').filter(isDead)],
      ['inline', all(parsed, 'style, [style], script:not([src]):not([type$=json])')],
    ]
    return [
      ...found.flatMap(([what, elements]) => elements.map((element) => `${what}: ${begin(element)}`)),
      ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `two of id ${id}`),
    ]
  }

  const describedProblems = (parsed: Document): string[] =>
    all(parsed, 'script[type="application/ld+json"]').flatMap((script) => {
      const described: Record<string, unknown> = JSON.parse(script.textContent ?? '')
      const type = String(described['@type'])
      const missing = fieldsOf[type]?.filter((field) => !described[field]) ?? ['fields that this test knows']
      return missing.length > 0 ? [`${type} has no ${missing}`] : []
    })

  const linksOf = (parsed: Document, base: string): string[] =>
    all(parsed, 'a[href]').flatMap((anchor) => {
      const url = new URL(attribute(anchor, 'href'), base)
      return url.origin === origin ? [url.pathname + url.search + url.hash] : []
    })

  const isFile = (element: Element) => !/canonical|alternate|prev|next/.test(attribute(element, 'rel'))
  const filesOf = (parsed: Document, base: string): URL[] =>
    all(parsed, 'script[src], img[src], video[src], source[src], link[href]')
      .filter(isFile)
      .map((element) => new URL(attribute(element, element.hasAttribute('src') ? 'src' : 'href'), base))
      .filter(({ protocol }) => protocol !== 'data:')

  return documents.map(({ address, html, isFiltered }) => {
    const parsed = new DOMParser().parseFromString(html, 'text/html')
    const files = filesOf(parsed, origin + address)
    const foreign = files.filter((file) => file.origin !== origin)
    return {
      address,
      problems: [
        ...headProblems(parsed, address),
        ...textProblems(parsed, isFiltered),
        ...elementProblems(parsed),
        ...describedProblems(parsed),
        ...foreign.map(({ href }) => `of another host: ${href}`),
      ],
      links: linksOf(parsed, origin + address),
      files: files.filter((file) => file.origin === origin).map((file) => file.pathname + file.search),
      ids: all(parsed, '[id]').map(({ id }) => id),
    }
  })
}

/** Reviews documents on an empty page of a browser. */
export const reviewDocuments = (
  page: Page,
  documents: ArrivedDocument[],
  origin: string,
): Promise<DocumentReview[]> => page.evaluate(review, { documents, origin, fieldsOf: requiredFields })
