import { type ConsultationAbout, type SentAbout, shortLine } from '@chuhai/contract/consultation'

/** What a form is about, with the page that said so. */
export type ShownAbout = SentAbout & { title: string }

/** Returns the address of the page with nothing of its query but the campaign that led to it. */
export const pageAddress = (): string => {
  const { origin, pathname, search } = location
  const campaign = search
    .slice(1)
    .split('&')
    .filter((part) => part.startsWith('utm_'))
    .join('&')
  return origin + pathname + (campaign && `?${campaign}`)
}

/** A title, or before it a kind and an id: `product:SKU-204:磁吸露营灯`. */
const written = /^(?:([a-z][\w-]*):([^:\s]*):)?(.*)/is

/** Returns what a page says that a form is about; undefined where that has no title. */
export const readAbout = (given: string | ConsultationAbout): ShownAbout | undefined => {
  const [, kind, id, title] =
    typeof given === 'string' ? (written.exec(given) ?? []) : ['', given.kind, given.id, given.title]
  const shown = { kind: shortLine(kind), id: shortLine(id), title: shortLine(title), page: pageAddress() }
  return shown.title ? shown : undefined
}
