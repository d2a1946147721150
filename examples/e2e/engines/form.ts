import { type Lead, leadOf } from '../box'
import type { Part } from './part'
import type { Visitor } from './visitor'

/** Opens the form of the floating box. */
export const openForm = async (visitor: Visitor): Promise<Part> => {
  await visitor.part('navigation', '出海云帮助').part('button', '在线咨询').press()
  const form = visitor.part('dialog', '在线咨询')
  await form.see()
  return form
}

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

export { leadOf }
