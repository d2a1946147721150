import type { Locale } from '@chuhai/contract'
import {
  consultationConsent,
  positions,
  type Section,
  sectionCategories,
  trainingCourse,
} from '@chuhai/contract/consultation'
import { html, raw } from 'hono/html'
import { type LineField, lineFields, type PlainForm, requiredFields } from './form'
import { type PlainMessages, plainMessages } from './messages'

/** What is wrong with some fields, by their names, in the reader's language. */
export type FieldErrors = Record<string, string>

interface Shown {
  locale: Locale
  words: PlainMessages
  form: PlainForm
  errors: FieldErrors
  /** The first field with an error, where the page begins. */
  first: string | undefined
}

const nothing = raw('')
const when = (isTrue: boolean, attributes: string) => (isTrue ? raw(` ${attributes}`) : nothing)

const labelOf = ({ value, en }: Section, locale: Locale): string => (locale === 'en' ? en : value)

const errorOf = (name: string, { errors }: Shown) =>
  errors[name] ? html`<p class="error" id="${name}-error">${errors[name]}</p>` : nothing

const stateOf = (name: string, { errors, first }: Shown) =>
  html`${when(name in errors, `aria-invalid="true" aria-describedby="${name}-error"`)}${when(name === first, 'autofocus')}`

const inputs: Record<Exclude<LineField, 'position'>, string> = {
  contactsName: 'autocomplete="name"',
  contactsPhone: 'type="tel" inputmode="tel" autocomplete="tel-national"',
  customerName: 'autocomplete="organization"',
  mailbox: 'inputmode="email" autocomplete="email"',
}

const control = (name: LineField, shown: Shown) => {
  const { form, words, locale } = shown
  const value = form.lines[name]
  if (name !== 'position')
    return html`<input id="${name}" name="${name}" value="${value}" placeholder="${words.placeholders[name] ?? ''}" ${raw(inputs[name])}${when(requiredFields.includes(name), 'aria-required="true"')}${stateOf(name, shown)}>`
  return html`<select id="${name}" name="${name}"${stateOf(name, shown)}><option value="">${words.select}</option>${positions.map(
    (one) =>
      html`<option value="${one.value}"${when(one.value === value, 'selected')}>${labelOf(one, locale)}</option>`,
  )}</select>`
}

const star = raw('<span class="star" aria-hidden="true">*</span>')

const lineField = (name: LineField, shown: Shown) => {
  const { labels, optional } = shown.words
  return html`<div class="field${name === 'customerName' ? ' whole' : ''}">
<label for="${name}">${labels[name]}${requiredFields.includes(name) ? star : optional}</label>
${control(name, shown)}
${errorOf(name, shown)}
</div>`
}

const choice = (name: string, value: string, isChosen: boolean, text: unknown, state: unknown = nothing) =>
  html`<label class="choice"><input type="checkbox" name="${name}" value="${value}"${when(isChosen, 'checked')}${state}><span>${text}</span></label>`

/** A category with its options, open where one is chosen; as a whole it is listed only where it was chosen beforehand. */
const topic = (category: (typeof sectionCategories)[number], { form, locale }: Shown) => {
  const isChosen = ({ value }: Section) => form.customerSource.includes(value)
  const options = [...(isChosen(category) ? [category] : []), ...category.options].filter(
    ({ value }) => value !== trainingCourse,
  )
  return html`<details class="topic"${when(options.some(isChosen), 'open')}>
<summary>${labelOf(category, locale)}</summary>
<div class="choices">${options.map((one) => choice('customerSource', one.value, isChosen(one), labelOf(one, locale)))}</div>
</details>`
}

const topics = (shown: Shown) => {
  const { words, first } = shown
  return html`<fieldset class="topics"${when(first === 'customerSource', 'tabindex="-1" autofocus')}${when('customerSource' in shown.errors, 'aria-describedby="customerSource-error"')}>
<legend>${words.labels.customerSource}${star}<span class="hint">${words.topicsHint}</span></legend>
<div class="topic-list">${sectionCategories.map((category) => topic(category, shown))}</div>
${errorOf('customerSource', shown)}
<p class="hint">${words.course}<a href="/api/site/course">${words.viewCourse}</a></p>
</fieldset>`
}

const hidden = (fields: Record<string, string | undefined>) =>
  Object.entries(fields).map(([name, value]) =>
    value ? html`<input type="hidden" name="${name}" value="${value}" autocomplete="off">` : nothing,
  )

/** The form, with what was typed and what is wrong with it; `notice` is said above. */
export const formContent = (
  path: string,
  locale: Locale,
  form: PlainForm,
  { errors = {}, notice = '' }: { errors?: FieldErrors; notice?: string } = {},
) => {
  const words = plainMessages[locale]
  const first = ['customerSource', ...lineFields, 'hasConsented'].find((name) => name in errors)
  const shown: Shown = { locale, words, form, errors, first }
  const { before, policy } = consultationConsent[locale]
  const { about, ticket, openedAt } = form
  return html`<p>${words.intro}</p>
${notice ? html`<p class="notice" role="alert">${notice}</p>` : nothing}
<form class="sheet" method="post" action="${path}" novalidate>
${hidden({ ...about, ticket, openedAt })}
<input hidden name="subject" value="${form.subject}" autocomplete="off" tabindex="-1">
${about.title ? html`<p class="about">${words.about}<b>${about.title}</b></p>` : nothing}
${topics(shown)}
<div class="fields">
${lineFields.map((name) => lineField(name, shown))}
</div>
${choice('hasConsented', 'true', form.hasConsented, html`${before}<a href="/privacy" target="_blank" rel="noopener">${policy}</a>`, stateOf('hasConsented', shown))}
${errorOf('hasConsented', shown)}
<div class="actions">
<button class="button" type="submit">${notice ? words.submitAgain : words.submit}</button>
<a class="button quiet" href="${about.page || '/'}">${words.goBack}</a>
</div>
</form>`
}
