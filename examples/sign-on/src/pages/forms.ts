import { type Html, html } from './html'
import { type Fault, type Messages, messages } from './messages'
import { type PageContext, writePage } from './page'

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
const writeField = (field: Field): Html => {
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
  faults?: { name?: Fault; password?: Fault; repeat?: Fault; form?: Fault }
  wait?: { kind: 'attempts' | 'registrations'; seconds: number }
}

/** What is wrong with the whole form; with seconds to wait it counts them down. */
const writeAlert = (text: Messages, { wait, faults }: FormState): Html | undefined => {
  if (wait) {
    const reason = wait.kind === 'attempts' ? text.tooManyAttempts : text.tooManyRegistrations
    const [before, seconds, after] = text.wait(String(wait.seconds))
    return html`<p class="alert" role="alert" data-done="${text.tryNow}">${warned}<span>${reason}${before}<b class="seconds" role="timer" aria-live="off">${seconds}</b>${after}</span></p>`
  }
  return (
    faults?.form && html`<p class="alert" role="alert">${warned}<span>${text.faults[faults.form]}</span></p>`
  )
}

interface Form {
  /** The interaction's own address. */
  base: string
  state: FormState
}

const external = (text: Messages, href: string, label: string, kind = ''): Html =>
  html`<a class="${kind}" href="${href}" target="_blank" rel="noopener">${label}<span class="hidden">${text.newTab}</span></a>`

const terms = (text: Messages, portal: string, opening: string): Html =>
  html`<p class="terms">${opening}${external(text, `${portal}/privacy#agreement`, text.agreement)}${text.and}${external(text, `${portal}/privacy`, text.privacy)}</p>`

const submit = (label: string): Html =>
  html`<button class="button" type="submit"><span>${label}</span></button>`

/** Log in: 用户名, 密码, 登录. */
export const writeLogIn = (context: PageContext, { base, state }: Form): string => {
  const text = messages[context.locale]
  const { portal } = context.options
  const { faults = {} } = state
  const content = html`<form method="post" action="${base}/login" novalidate>
${writeAlert(text, state)}
${writeField({ text, name: 'name', label: text.name, value: state.name, fault: faults.name, autocomplete: 'username' })}
${writeField({
  text,
  name: 'password',
  label: text.password,
  fault: faults.password,
  isPassword: true,
  autocomplete: 'current-password',
  beside: external(text, `${portal}/PasswdFind`, text.forgotten, 'beside'),
})}
<label class="remember"><input type="checkbox" name="remember" value="yes"${state.remember && html` checked`}>${text.remember}</label>
${submit(text.logIn)}
</form>
<p class="other">${text.noAccount}<a href="${base}/register">${text.register}</a></p>
${terms(text, portal, text.agreeByLogIn)}`
  return writePage(context, { title: text.logIn, content, script: 'form.js', kind: 'login' })
}

/** Register: the password is typed twice. */
export const writeRegister = (context: PageContext, { base, state }: Form): string => {
  const text = messages[context.locale]
  const { faults = {} } = state
  const isSecondTry = state.faults !== undefined || state.wait !== undefined
  const content = html`<form method="post" action="${base}/register" novalidate>
${writeAlert(text, state)}
${writeField({ text, name: 'name', label: text.name, value: state.name, fault: faults.name, hint: text.nameHint, autocomplete: 'username' })}
${writeField({
  text,
  name: 'password',
  label: text.password,
  fault: faults.password,
  hint: isSecondTry ? text.typeAgain : text.passwordHint,
  isPassword: true,
  autocomplete: 'new-password',
})}
${writeField({ text, name: 'repeat', label: text.repeat, fault: faults.repeat, isPassword: true, autocomplete: 'new-password' })}
${submit(text.register)}
</form>
<p class="other">${text.hasAccount}<a href="${base}/login">${text.logIn}</a></p>
${terms(text, context.options.portal, text.agreeByRegister)}`
  return writePage(context, { title: text.register, content, script: 'form.js', kind: 'register' })
}
