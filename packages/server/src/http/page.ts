import { brand } from '@chuhai/contract/constants'
import type { Locale } from '@chuhai/contract/locale'
import { html, raw } from 'hono/html'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { AppContext } from './context'

const brands: Record<Locale, string> = { 'zh-CN': brand, en: 'Chuhai Cloud' }

const mark = raw(
  '<svg viewBox="0 0 48 48" width="32" height="32" aria-hidden="true"><path fill="#0E5CA8" d="M9.8 28a7.6 7.6 0 1 1 .5-15.18 10.7 10.7 0 0 1 20.6-3.42A9.7 9.7 0 1 1 34.7 28Z"/><path fill="#071F3B" d="M2.4 32h43.2c-1.6 7.2-6.9 12-13.4 12H15.8C9.3 44 4 39.2 2.4 32Z"/><circle fill="#F0641E" cx="43.3" cy="6.6" r="3.9"/></svg>',
)

const policy = ["default-src 'none'", "script-src 'self'", "style-src 'self'", "base-uri 'none'"]

type Html = ReturnType<typeof html>

/** A page that the server makes itself, outside the portal. */
export interface Page {
  locale: Locale
  title: string
  content: Html
  status?: ContentfulStatusCode
  /** Attributes of the body, for a script. */
  data?: Record<string, string>
  script?: string
  /** The address that the page refreshes to at once, without a script. */
  next?: string
  /** Who may frame the page; no page by default. */
  ancestors?: readonly string[]
  /** Whether the page has a form for this server. */
  hasForm?: boolean
  /** Whether it has room for two fields beside each other. */
  isWide?: boolean
}

const bodyTag = (data: Record<string, string>): Html =>
  html`<body${Object.entries(data).map(([name, value]) => html` data-${raw(name)}="${value}"`)}>`

/** Sends a page of the server itself: without inline script or style, and without foreign resources. */
export const sendPage = (c: AppContext, page: Page): Response | Promise<Response> => {
  const { locale, title, content, status = 200, data = {}, script, next, ancestors = [] } = page
  const { hasForm = false, isWide = false } = page
  const framed = ancestors.length > 0 ? ancestors.join(' ') : "'none'"
  c.header(
    'Content-Security-Policy',
    // A form's answer may redirect to any provider, which form-action would forbid.
    [...policy, ...(hasForm ? [] : ["form-action 'none'"]), `frame-ancestors ${framed}`].join('; '),
  )
  // With no-referrer a form of the page would be sent without its origin.
  c.header('Referrer-Policy', hasForm ? 'same-origin' : 'no-referrer')
  c.header('Cache-Control', 'no-store')
  return c.html(
    html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} - ${brands[locale]}</title>
<link rel="stylesheet" href="/api/sign-on/page.css">
${next ? html`<meta http-equiv="refresh" content="0;url=${next}">` : ''}
${script ? html`<script defer src="${script}"></script>` : ''}
</head>
${bodyTag(data)}
<main${isWide ? raw(' class="wide"') : ''}>
<p class="brand">${mark}${brands[locale]}</p>
<h1>${title}</h1>
${content}
</main>
</body>
</html>
`,
    status,
  )
}
