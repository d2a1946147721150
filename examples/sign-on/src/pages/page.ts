import type { ProviderOptions } from '../options'
import { type Html, html } from './html'
import { brand, type Locale, messages } from './messages'

/** What every page needs to know of its provider and its visitor. */
export interface PageContext {
  locale: Locale
  options: Pick<ProviderOptions, 'name' | 'portal' | 'mail'>
  /** The address of a file of ours, with the mark of its content. */
  file: (name: string) => string
}

/** The provider's name; the default one is translated. */
export const nameOf = ({ locale, options }: PageContext): string =>
  options.name === brand ? messages[locale].brand : options.name

interface Page {
  title: string
  content: Html
  script?: string | undefined
  /** Which form it is; a form stays where it is when something is said in it. */
  kind?: 'login' | 'register' | 'password'
}

/**
 * The frame of every page, 800×570 beside each other, one above the other on a phone:
 *
 *   mark  name      │  title
 *     lighthouse    │  content
 *   slogan          │
 *
 * Its landmarks have names that distinguish them from those of the framing page.
 */
export const writePage = (context: PageContext, { title, content, script, kind }: Page): string => {
  const { locale, file } = context
  const text = messages[locale]
  const name = nameOf(context)
  return html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<title>${title} - ${name}</title>
<link rel="icon" type="image/svg+xml" href="${file('mark.svg')}">
<link rel="stylesheet" href="${file('page.css')}">
<link rel="stylesheet" href="${file('form.css')}">
<script type="module" src="${file('frame.js')}"></script>
${script && html`<script type="module" src="${file(script)}"></script>`}
</head>
<body>
<div class="card">
<header class="sea" aria-label="${name}">
<p class="brand"><img src="${file('mark-light.svg')}" width="28" height="28" alt="">${name}</p>
<img class="lighthouse" src="${file('lighthouse.svg')}" width="200" height="160" alt="">
<div class="slogan"><p>${text.slogan}</p><p>${text.where}</p></div>
</header>
<main class="sheet ${kind}" aria-label="${title}">
<h1>${title}</h1>
${content}
</main>
</div>
</body>
</html>
`.text
}
