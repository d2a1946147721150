import { html, raw } from 'hono/html'
import type { WrittenMessage } from '../way'
import { mailTexts } from './messages'

/**
 * Dark colours, and a small screen. Colours and measures that every reader needs stand in the elements: some readers of mail drop
 * this sheet.
 */
const sheet = raw(`
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background: #0d1620 !important; color: #e4ebf2 !important; }
  .card { background: #16222e !important; border-color: #2b3b4b !important; }
  .muted { color: #a3b2c2 !important; }
  .link { color: #7fb8ee !important; }
  .button { background: #2672bf !important; }
}
@media (max-width: 480px) {
  .page { padding: 12px !important; }
  .card { padding: 20px !important; }
  .button { display: block !important; text-align: center !important; }
}
`)

const font =
  "font-family:'PingFang SC','Microsoft YaHei','Noto Sans CJK SC',system-ui,-apple-system,'Segoe UI',sans-serif"

const style = {
  page: `margin:0;padding:32px 16px;background:#f3f6f9;color:#131e2a;font-size:16px;line-height:1.7;${font}`,
  card: 'max-width:560px;margin:0 auto;padding:32px;box-sizing:border-box;border:1px solid #dde4eb;border-radius:12px;background:#ffffff',
  brand: 'margin:0 0 16px;font-size:15px;font-weight:600;color:#0e5ca8',
  title: 'margin:0 0 16px;font-size:22px;line-height:1.4;font-weight:600',
  text: 'margin:0 0 16px;overflow-wrap:anywhere',
  action: 'margin:24px 0 0',
  button:
    'display:inline-block;padding:11px 24px;border-radius:8px;background:#0e5ca8;color:#ffffff;font-weight:600;text-decoration:none',
  muted: 'max-width:560px;margin:16px auto 0;font-size:13px;line-height:1.6;text-align:center;color:#4b5969',
  link: 'color:#0e5ca8',
}

/** Paragraphs are apart by an empty line. */
const paragraphsOf = (text: string): string[][] =>
  text
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.split('\n'))

const brokenLines = (lines: readonly string[]) =>
  lines.map((line, index) => (index === 0 ? line : html`<br>${line}`))

/** What a mail says of its calendar file; empty where it has none. */
const calendarNote = ({ locale, date }: Pick<WrittenMessage, 'locale' | 'date'>): string => {
  if (!date) return ''
  const { hasCalendar, cancelsCalendar } = mailTexts[locale]
  return date.isCancelled ? cancelsCalendar : hasCalendar
}

/** The HTML of a mail: one column of headings, paragraphs and one link, without pictures, tables or anything of other servers. */
export const mailHtml = async (message: WrittenMessage): Promise<string> => {
  const { locale, title, text, address, unsubscribe } = message
  const texts = mailTexts[locale]
  const note = calendarNote(message)
  const page = await html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${title}</title>
<style>${sheet}</style>
</head>
<body class="page" style="${style.page}">
<main class="card" style="${style.card}">
<p class="link" style="${style.brand}">${texts.brand}</p>
<h1 style="${style.title}">${title}</h1>
${paragraphsOf(text).map((lines) => html`<p style="${style.text}">${brokenLines(lines)}</p>\n`)}
${note ? html`<p class="muted" style="${style.text}">${note}</p>` : ''}
${address ? html`<p style="${style.action}"><a class="button" style="${style.button}" href="${address}">${texts.open}</a></p>` : ''}
</main>
<p class="muted" style="${style.muted}">${texts.automatic}</p>
${unsubscribe ? html`<p class="muted" style="${style.muted}"><a class="link" style="${style.link}" href="${unsubscribe}">${texts.unsubscribe}</a></p>` : ''}
</body>
</html>
`
  return page.toString()
}

/** The same as plain text. */
export const mailText = (message: WrittenMessage): string => {
  const { locale, title, text, address, unsubscribe } = message
  const texts = mailTexts[locale]
  return [
    title,
    text.trim(),
    calendarNote(message),
    address && `${texts.open}: ${address}`,
    `-- \n${texts.brand}\n${texts.automatic}`,
    unsubscribe && `${texts.unsubscribe}: ${unsubscribe}`,
  ]
    .filter(Boolean)
    .join('\n\n')
}
