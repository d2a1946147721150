import { brand } from '@chuhai/contract/constants'
import { defaultLocale, type Locale } from '@chuhai/contract/locale'
import type { Device } from '../app/document-attributes'
import { stateElementId, writeJson } from '../app/state'
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
  description: string
  canonical: string
  /** Origin of the site. */
  origin: string
  locale: Locale
  /** Paths of the page in all its languages; null for a page of one language. */
  translations: Record<Locale, string> | null
  /** What Open Graph calls the page. */
  type: 'website' | 'article'
  isListed: boolean
  device: Device
  announcement: string | null
  assets: Assets
  /** JSON-LD; empty for pages without. */
  structuredData: object[]
  body: string
  state: string
}

const openGraphLocales: Record<Locale, string> = { 'zh-CN': 'zh_CN', en: 'en_US' }

/** Tells search engines where the page is in its other languages. */
const alternatesOf = ({ origin, translations }: DocumentParts): string[] => {
  if (!translations) return []
  const languages = [...Object.entries(translations), ['x-default', translations[defaultLocale]]]
  return languages.map(
    ([language, path]) =>
      `<link rel="alternate" hreflang="${language}" href="${escapeHtml(`${origin}${path}`)}">`,
  )
}

/** The document around a rendered page: no inline script or style, so that a strict policy has nothing to forbid. */
export const writeDocument = (parts: DocumentParts): string => {
  const { assets } = parts
  const [title, description, canonical] = [parts.title, parts.description, parts.canonical].map(escapeHtml)
  const picture = escapeHtml(parts.origin + sharePicture.path)
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${title}</title>`,
    `<meta name="description" content="${description}">`,
    parts.isListed ? `<link rel="canonical" href="${canonical}">` : '<meta name="robots" content="noindex">',
    `<meta property="og:type" content="${parts.type}">`,
    `<meta property="og:site_name" content="${brand}">`,
    ...alternatesOf(parts),
    `<meta property="og:locale" content="${openGraphLocales[parts.locale]}">`,
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${description}">`,
    `<meta property="og:url" content="${canonical}">`,
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
