import { type FormState, submit, writeAlert, writeField } from './fields'
import { type Html, html } from './html'
import { type Messages, messages } from './messages'
import { type PageContext, writePage } from './page'
import { forgottenPath } from './password-forms'

interface Form {
  /** The interaction's own address. */
  base: string
  state: FormState
}

const external = (text: Messages, href: string, label: string, kind = ''): Html =>
  html`<a class="${kind}" href="${href}" target="_blank" rel="noopener">${label}<span class="hidden">${text.newTab}</span></a>`

const terms = (text: Messages, portal: string, opening: string): Html =>
  html`<p class="terms">${opening}${external(text, `${portal}/privacy#agreement`, text.agreement)}${text.and}${external(text, `${portal}/privacy`, text.privacy)}</p>`

/** Our own page where mails can be sent, the portal's otherwise. */
const forgottenAddress = ({ options, locale }: PageContext, name = '') =>
  options.mail
    ? `${forgottenPath}?${new URLSearchParams({ ...(name && { login_hint: name }), ui_locales: locale })}`
    : `${options.portal}/PasswdFind`

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
  beside: external(text, forgottenAddress(context, state.name), text.forgotten, 'beside'),
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
