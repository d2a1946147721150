import type { Lead } from '../box'
import type { Part } from './part'
import type { Visitor } from './visitor'

const chooseSections = async (visitor: Visitor, form: Part, sections: Lead['sections']) => {
  await form.part('combobox', /咨询内容/).press()
  const choice = visitor.part('dialog', /咨询内容/)
  for (const [category, option] of sections) {
    await choice.text(category).press()
    await choice.text(option).press()
  }
  await choice.part('button', '确定').press()
  await choice.gone()
}

/** Opens a list, and presses an option in it; one after another where each opens the next column. */
export const chooseIn = async (visitor: Visitor, list: Part, ...options: (string | RegExp)[]) => {
  await list.press()
  for (const option of options) await visitor.part('option', option).press()
}

/** Fills in by mouse and keys, consent included. */
export const fillIn = async (visitor: Visitor, form: Part, lead: Lead) => {
  await chooseSections(visitor, form, lead.sections)
  await form.part('textbox', /^姓名/).type(lead.name)
  await form.part('textbox', /^手机号/).type(lead.phone)
  await form.part('textbox', /^公司名称/).type(lead.company)
  await form.text(/^同意/).press()
}

/** The same by keys alone; the first topic of the first category is chosen. */
export const fillInByKeys = async ({ tab, part }: Visitor, form: Part, lead: Lead) => {
  const topics = form.part('combobox', /咨询内容/)
  await topics.focus()
  await tab.press('Enter')
  const choice = part('dialog', /咨询内容/)
  await choice.part('checkbox').focused()
  await tab.press('ArrowRight')
  const topic = choice.part('checkbox', '亚马逊开店')
  await topic.focused()
  await tab.type(' ')
  await topic.checked()
  await tab.press('Enter')
  await choice.gone()
  await topics.focused()
  for (const [field, text] of [
    [/^姓名/, lead.name],
    [/^手机号/, lead.phone],
    [/^公司名称/, lead.company],
  ] as const) {
    await form.part('textbox', field).focus()
    await tab.type(text)
  }
  const consent = form.part('checkbox', /^同意/)
  await consent.focus()
  await tab.type(' ')
  await consent.checked()
}
