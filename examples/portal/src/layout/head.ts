import type { View } from '../app/view'
import { headMarksOf } from '../router/head-marks'

/** What the server has written for the first page: its marks, and the structured data that search engines read there alone. */
const ofOnePage = [
  'meta[name=description]',
  'meta[name=robots]',
  'link[rel=canonical]',
  'link[hreflang]',
  ...['type', 'locale', 'title', 'description', 'url'].map((name) => `meta[property="og:${name}"]`),
  'script[type="application/ld+json"]',
].join()

/** Lets the head say of another page what a document of its own would: browsers share the canonical address. */
export const markHead = (view: View): void => {
  for (const old of document.head.querySelectorAll(ofOnePage)) old.remove()
  for (const [tag, attributes] of headMarksOf(view, location.origin)) {
    const element = document.createElement(tag)
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
    document.head.append(element)
  }
}
