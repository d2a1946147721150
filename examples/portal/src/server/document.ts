import { brand } from '@chuhai/contract/constants'
import type { Locale } from '@chuhai/contract/locale'
import type { Device } from '../app/document-attributes'
import { stateElementId, writeJson } from '../app/state'
import type { HeadMark } from '../router/head-marks'
import type { Assets } from './assets'

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => entities[sign] as string)

/** The picture of links to the portal in other sites, which show no SVG. */
const sharePicture = { path: '/share.png', width: 1200, height: 630 }

export interface DocumentParts {
  title: string
  /** What the head says of the page. */
  marks: readonly HeadMark[]
  /** Origin of the site. */
  origin: string
  locale: Locale
  device: Device
  announcement: string | null
  assets: Assets
  /** JSON-LD; empty for pages without. */
  structuredData: object[]
  body: string
  state: string
}

const writeMark = ([tag, attributes]: HeadMark): string =>
  `<${tag} ${Object.entries(attributes)
    .map(([name, value]) => `${name}="${escapeHtml(value)}"`)
    .join(' ')}>`

/** The document around a rendered page: no inline script or style, so that a strict policy has nothing to forbid. */
export const writeDocument = (parts: DocumentParts): string => {
  const { assets } = parts
  const picture = escapeHtml(parts.origin + sharePicture.path)
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escapeHtml(parts.title)}</title>`,
    ...parts.marks.map(writeMark),
    `<meta property="og:site_name" content="${brand}">`,
    `<meta property="og:image" content="${picture}">`,
    `<meta property="og:image:width" content="${sharePicture.width}">`,
    `<meta property="og:image:height" content="${sharePicture.height}">`,
    '<meta name="twitter:card" content="summary_large_image">',
    '<meta name="theme-color" content="#ffffff">',
    ...parts.structuredData.map((data) => `<script type="application/ld+json">${writeJson(data)}</script>`),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    assets.early && `<script src="${assets.early}"></script>`,
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...assets.preloads.map((href) => `<link rel="modulepreload" href="${href}">`),
    ...assets.scripts.map((src) => `<script type="module" src="${src}"></script>`),
  ]
  const marks = [
    `lang="${parts.locale}"`,
    `data-device="${parts.device}"`,
    parts.announcement && `data-announcement="${escapeHtml(parts.announcement)}"`,
  ]
  return [
    '<!doctype html>',
    `<html ${marks.filter(Boolean).join(' ')}>`,
    `<head>${head.filter(Boolean).join('\n')}</head>`,
    `<body><div id="root">${parts.body}</div>`,
    `<script type="application/json" id="${stateElementId}">${parts.state}</script></body></html>`,
  ].join('\n')
}
