import type { Device } from '../app/document-attributes'
import { stateElementId } from '../app/state'
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

export interface DocumentParts {
  title: string
  description: string
  canonical: string
  isListed: boolean
  device: Device
  announcement: string | null
  assets: Assets
  body: string
  state: string
}

/** The document around a rendered page: no inline script or style, so that a strict policy has nothing to forbid. */
export const writeDocument = (parts: DocumentParts): string => {
  const { assets } = parts
  const [title, description, canonical] = [parts.title, parts.description, parts.canonical].map(escapeHtml)
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${title}</title>`,
    `<meta name="description" content="${description}">`,
    parts.isListed ? `<link rel="canonical" href="${canonical}">` : '<meta name="robots" content="noindex">',
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${description}">`,
    '<meta name="theme-color" content="#ffffff">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    assets.early && `<script src="${assets.early}"></script>`,
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...assets.preloads.map((href) => `<link rel="modulepreload" href="${href}">`),
    ...assets.scripts.map((src) => `<script type="module" src="${src}"></script>`),
  ]
  const marks = [
    'lang="zh-CN"',
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
