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

/** Fills in by mouse and keys, consent included. */
export const fillIn = async (visitor: Visitor, form: Part, lead: Lead) => {
  await chooseSections(visitor, form, lead.sections)
  await form.part('textbox', /^姓名/).type(lead.name)
  await form.part('textbox', /^手机号/).type(lead.phone)
  await form.part('textbox', /^公司名称/).type(lead.company)
  await form.text(/^同意/).press()
}
