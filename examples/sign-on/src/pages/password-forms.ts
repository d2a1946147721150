import { type FormState, submit, writeAlert, writeField } from './fields'
import { type Html, html } from './html'
import { type Messages, messages } from './messages'
import { type PageContext, writePage } from './page'

export const forgottenPath = '/password/forgotten'
export const resetPath = '/password/reset'
export const changePath = '/password'
export const leaveAllPath = '/sessions'

const inLocale = ({ locale }: PageContext, path: string) => `${path}?ui_locales=${locale}`

/** A form of its own page, whose first line says what it does. */
const writeForm = (
  context: PageContext,
  {
    path,
    title,
    lead,
    state,
    fields,
    label,
    after,
  }: {
    path: string
    title: string
    lead: string
    state: FormState
    fields: Html
    label: string
    after?: Html
  },
): string => {
  const text = messages[context.locale]
  const content = html`<p class="lead">${lead}</p>
<form method="post" action="${inLocale(context, path)}" novalidate>
${writeAlert(text, state)}
${fields}
${submit(label)}
</form>
${after}`
  return writePage(context, { title, content, script: 'form.js', kind: 'password' })
}

const link = (opening: string, href: string, label: string): Html =>
  html`<p class="other">${opening}<a href="${href}">${label}</a></p>`

const nameField = (text: Messages, { name, faults }: FormState): Html =>
  writeField({
    text,
    name: 'name',
    label: text.name,
    value: name,
    fault: faults?.name,
    autocomplete: 'username',
  })

/** The new password, twice; the page never has it again. */
const newPassword = (text: Messages, { faults, wait }: FormState): Html => html`${writeField({
  text,
  name: 'password',
  label: text.newPassword,
  fault: faults?.password,
  hint: faults || wait ? text.typeAgain : text.passwordHint,
  isPassword: true,
  autocomplete: 'new-password',
})}
${writeField({ text, name: 'repeat', label: text.repeat, fault: faults?.repeat, isPassword: true, autocomplete: 'new-password' })}`

/** 找回密码: asks for a link by mail. */
export const writeForgotten = (context: PageContext, state: FormState): string => {
  const text = messages[context.locale]
  return writeForm(context, {
    path: forgottenPath,
    title: text.forgottenTitle,
    lead: text.forgottenExplained,
    state,
    fields: nameField(text, state),
    label: text.sendLink,
    after: html`${link(text.knowPassword, inLocale(context, changePath), text.changePassword)}
${link(text.noMail, `${context.options.portal}/contactUs`, text.askForHelp)}`,
  })
}

/** 设置新密码: what the link of the mail opens. */
export const writeReset = (context: PageContext, token: string, state: FormState): string => {
  const text = messages[context.locale]
  return writeForm(context, {
    path: resetPath,
    title: text.setPassword,
    lead: text.setPasswordExplained,
    state,
    fields: html`<input type="hidden" name="token" value="${token}">${newPassword(text, state)}`,
    label: text.setPassword,
  })
}

/** 修改密码: with the current one, so that a browser that was left open is not enough. */
export const writeChange = (context: PageContext, state: FormState): string => {
  const text = messages[context.locale]
  const { mail } = context.options
  return writeForm(context, {
    path: changePath,
    title: text.changePassword,
    lead: text.changeExplained,
    state,
    fields: html`${nameField(text, state)}
${writeField({
  text,
  name: 'current',
  label: text.currentPassword,
  fault: state.faults?.current,
  isPassword: true,
  autocomplete: 'current-password',
})}
${newPassword(text, state)}`,
    label: text.changePassword,
    after: mail
      ? html`<p class="other"><a href="${inLocale(context, forgottenPath)}">${text.forgotten}</a></p>`
      : undefined,
  })
}

/** 退出所有设备: the question, for who is signed in in this browser. */
export const writeLeaveAll = (context: PageContext, name: string): string => {
  const text = messages[context.locale]
  const content = html`<p class="lead">${text.leaveAllExplained}</p>
<form method="post" action="${inLocale(context, leaveAllPath)}">
${submit(text.leaveAll)}
<a class="button quiet" href="${context.options.portal}/">${text.cancel}</a>
</form>`
  return writePage(context, { title: text.leaveAllQuestion(name), content, script: 'form.js' })
}

type Result = 'sent' | 'passwordSet' | 'linkOver' | 'leftAll' | 'signedOut'

/** What became of it, and where to go on. */
export const writeResult = (context: PageContext, result: Result): string => {
  const text = messages[context.locale]
  const { portal } = context.options
  const logIn = [`${portal}/login`, text.logIn]
  const next = {
    sent: [`${portal}/`, text.toPortal],
    passwordSet: logIn,
    linkOver: [inLocale(context, forgottenPath), text.sendAgain],
    leftAll: [inLocale(context, changePath), text.changePassword],
    signedOut: logIn,
  } satisfies Record<Result, string[]>
  const [href, label] = next[result]
  const content = html`<p class="lead">${text[`${result}Explained`]}</p>
<a class="button" href="${href}">${label}</a>`
  return writePage(context, { title: text[result], content })
}
