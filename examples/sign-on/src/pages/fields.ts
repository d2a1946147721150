import { type Html, html } from './html'
import type { Fault, Messages } from './messages'

const icon = (path: string, size: number): Html =>
  html`<svg viewBox="0 0 24 24" width="${size}" height="${size}" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true" focusable="false"><path d="${path}"/></svg>`

const ring = 'M20.75 12a8.75 8.75 0 1 1-17.5 0 8.75 8.75 0 0 1 17.5 0Z'
const warned = icon(`${ring}M12 7.5v5.25M12 16.25h.01`, 14)
const eyeOpen = icon(
  'M2.75 12C4.9 8 8.2 5.75 12 5.75S19.1 8 21.25 12c-2.15 4-5.45 6.25-9.25 6.25S4.9 16 2.75 12ZM14.75 12a2.75 2.75 0 1 1-5.5 0 2.75 2.75 0 0 1 5.5 0Z',
  18,
)
const eyeShut = icon(
  'M2.75 10C4.9 13.6 8.2 15.75 12 15.75S19.1 13.6 21.25 10M12 15.75v3.5M6.75 14.25 5 17.25M17.25 14.25l1.75 3',
  18,
)

interface Field {
  name: string
  label: string
  value?: string
  fault?: Fault
  hint?: string
  /** Shown at the end of the label's line, and reached after the field. */
  beside?: Html
  isPassword?: boolean
  autocomplete: string
  text: Messages
}

// The button's name leaves the word 密码 to the field alone, for those who ask for a field by its label.
const eye = (text: Messages) =>
  html`<button class="eye" type="button" aria-pressed="false" aria-label="${text.show}" data-show="${text.show}" data-hide="${text.hide}" hidden>${eyeOpen}${eyeShut}</button>`

/** A labelled field with its error below. */
export const writeField = (field: Field): Html => {
  const { name, label, value, fault, hint, beside, isPassword, autocomplete, text } = field
  const noteId = `${name}-note`
  const note = fault
    ? html`<p class="note fault" id="${noteId}" aria-live="polite">${warned}<span>${text.faults[fault]}</span></p>`
    : hint && html`<p class="note" id="${noteId}">${hint}</p>`
  return html`<div class="field">
<label for="${name}">${label}</label>
<div class="box">
<input id="${name}" name="${name}" type="${isPassword ? 'password' : 'text'}" value="${value}" maxlength="256" autocomplete="${autocomplete}" autocapitalize="none" autocorrect="off" spellcheck="false" required${fault && html` aria-invalid="true"`}${note && html` aria-describedby="${noteId}"`}>
${isPassword && eye(text)}
</div>
${beside}
${note}
</div>`
}

/** What a visitor typed that may be shown again, and what was wrong with it. */
export interface FormState {
  name?: string
  remember?: boolean
  faults?: { name?: Fault; current?: Fault; password?: Fault; repeat?: Fault; form?: Fault }
  wait?: { kind: 'attempts' | 'registrations' | 'resets'; seconds: number }
}

const waits = {
  attempts: 'tooManyAttempts',
  registrations: 'tooManyRegistrations',
  resets: 'tooManyResets',
} as const

/** What is wrong with the whole form; with seconds to wait it counts them down. */
export const writeAlert = (text: Messages, { wait, faults }: FormState): Html | undefined => {
  if (wait) {
    const [before, seconds, after] = text.wait(String(wait.seconds))
    return html`<p class="alert" role="alert" data-done="${text.tryNow}">${warned}<span>${text[waits[wait.kind]]}${before}<b class="seconds" role="timer" aria-live="off">${seconds}</b>${after}</span></p>`
  }
  return (
    faults?.form && html`<p class="alert" role="alert">${warned}<span>${text.faults[faults.form]}</span></p>`
  )
}

/** The button that sends a form. */
export const submit = (label: string): Html =>
  html`<button class="button" type="submit"><span>${label}</span></button>`
