import { consultationTag, defineConsultation } from '@chuhai/consultation/element'
import { createFakeCore } from '@chuhai/core/testing'
import { afterEach, expect, it, vi } from 'vitest'

// With Preact, as the elements are delivered.
const core = createFakeCore()
const sent = () => core.server.requests.filter(({ path }) => path === '/consultation')

afterEach(() => document.body.replaceChildren())

it('a lead that a browser has filled in without an event is sent as it is seen', async () => {
  core.drafts.open('consultation.contact').write({
    values: {
      customerSource: ['亚马逊开店'],
      contactsName: '',
      contactsPhone: '',
      customerName: '',
      position: '',
      mailbox: '',
      hasConsented: false,
    },
  })
  defineConsultation(() => core)
  const element = document.createElement(consultationTag)
  element.id = 'contact'
  document.body.append(element)
  const root = element.shadowRoot as ShadowRoot
  const field = (name: string) => root.querySelector(`[name=${name}]`) as HTMLInputElement
  await vi.waitFor(() => expect(field('contactsName').form).not.toBeNull())
  field('contactsName').value = '沈立群'
  field('contactsPhone').value = '13868105527'
  field('customerName').value = '宁波宁居家居用品有限公司'
  field('hasConsented').checked = true
  field('mailbox').value = 'shen@ningju.example'
  field('mailbox').dispatchEvent(new Event('change', { bubbles: true }))
  root.querySelector<HTMLButtonElement>('[type=submit]')?.click()
  await vi.waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]?.body).toMatchObject({
    contactsName: '沈立群',
    contactsPhone: '13868105527',
    customerName: '宁波宁居家居用品有限公司',
    mailbox: 'shen@ningju.example',
  })
})
