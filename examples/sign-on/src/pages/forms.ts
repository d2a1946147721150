import { type Wait, writeAlert, writeField } from './field'
import { type Html, html } from './html'
import { type Fault, type Messages, messages } from './messages'
import { type PageContext, writePage } from './page'

/** What a visitor typed that may be shown again, and what was wrong with it. */
export interface FormState {
  name?: string
  remember?: boolean
  faults?: { name?: Fault; password?: Fault; repeat?: Fault; form?: Fault }
  wait?: { kind: 'attempts' | 'registrations'; seconds: number }
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

const waitOf = (text: Messages, { wait }: FormState): Wait | undefined =>
  wait && {
    reason: wait.kind === 'attempts' ? text.tooManyAttempts : text.tooManyRegistrations,
    seconds: wait.seconds,
  }

/** Log in: 用户名, 密码, 登录. */
export const writeLogIn = (context: PageContext, { base, state }: Form): string => {
  const text = messages[context.locale]
  const { portal } = context.options
  const { faults = {} } = state
  const content = html`<form method="post" action="${base}/login" novalidate>
${writeAlert(text, faults.form, waitOf(text, state))}
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

/** Register: the password twice, as nobody can read it. */
export const writeRegister = (context: PageContext, { base, state }: Form): string => {
  const text = messages[context.locale]
  const { faults = {} } = state
  const isSecondTry = state.faults !== undefined || state.wait !== undefined
  const content = html`<form method="post" action="${base}/register" novalidate>
${writeAlert(text, faults.form, waitOf(text, state))}
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
