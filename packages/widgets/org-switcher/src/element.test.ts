import { createOrganisation } from '@chuhai/contract/organisation'
import { getRegionTree } from '@chuhai/contract/region'
import { getUserInfo } from '@chuhai/contract/user'
import { createFakeCore, createServerDouble } from '@chuhai/core/testing'
import { act, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { defineOrgSwitcher, orgSwitcherEvents, orgSwitcherTag } from './element'
import { regionTree, threeOrganisations, userOf, validValues } from './testing'

const created = { orgId: 'org-9', orgName: validValues.orgName }
const setUp = (isSignedIn = true) => {
  const server = createServerDouble()
  const made = createFakeCore({}, { server, ...(isSignedIn && { user: userOf() }) })
  server
    .answer(getRegionTree, regionTree)
    .answer(createOrganisation, created)
    .answer(getUserInfo, userOf([...threeOrganisations, created]))
  return made
}
let core = setUp()

const place = (attributes: Record<string, string> = {}) => {
  const element = document.createElement(orgSwitcherTag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  act(() => void document.body.append(element))
  return element
}
const inside = (element: Element, selector: string) =>
  element.shadowRoot?.querySelector<HTMLElement>(selector) ?? null
const press = (element: Element, selector: string) => act(async () => inside(element, selector)?.click())

beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  defineOrgSwitcher(() => core)
})
afterEach(() => act(async () => document.body.replaceChildren()))

describe('<chuhai-org-switcher>', () => {
  it('shows the current organisation, in the language it is given', () => {
    core = setUp()
    const element = place({ locale: 'en' })
    expect(inside(element, '.ch-org-switcher__trigger')?.getAttribute('aria-label')).toBe(
      'Current organisation: 沈立群（个人）',
    )
  })

  it('shows what the page puts there without a signed-in user', () => {
    core = setUp(false)
    const element = place()
    expect(inside(element, 'button')).toBeNull()
    expect(inside(element, 'slot')?.getAttribute('name')).toBe('signed-out')
  })

  it('tells the page of another organisation, through every shadow root around it', async () => {
    core = setUp()
    const element = place()
    const heard = vi.fn()
    document.addEventListener(orgSwitcherEvents.onChanged, heard, { once: true })
    await press(element, '.ch-org-switcher__trigger')
    await waitFor(() => expect(inside(element, '[role=option]')).toBeTruthy())
    await press(element, '[role=option]')
    expect(heard).toHaveBeenCalledOnce()
    expect(heard.mock.calls[0]?.[0]).toMatchObject({
      detail: threeOrganisations[0],
      bubbles: true,
      composed: true,
    })
  })

  it('tells the page of a new organisation, and then that the dialog is closed', async () => {
    core = setUp()
    core.drafts.open('organisation.mine').write({ values: validValues })
    const element = place({ id: 'mine' })
    const heard: string[] = []
    for (const type of [orgSwitcherEvents.onCreated, orgSwitcherEvents.onDialogClosed])
      document.addEventListener(type, () => void heard.push(type), { once: true })
    await press(element, '.ch-org-switcher__trigger')
    await waitFor(() => expect(inside(element, '.ch-org-menu__verify')).toBeTruthy())
    await press(element, '.ch-org-menu__verify')
    await waitFor(() => expect(inside(element, 'dialog [type=submit]')).toBeTruthy())
    await press(element, 'dialog [type=submit]')
    await waitFor(() => expect(heard).toEqual(Object.values(orgSwitcherEvents).slice(1)))
    expect(inside(element, 'dialog')).toBeNull()
  })

  it('leads to an address of the page for 去认证', async () => {
    core = setUp()
    const element = place({ 'verify-url': '/verify' })
    await press(element, '.ch-org-switcher__trigger')
    await waitFor(() => expect(inside(element, 'a.ch-org-menu__verify')).toBeTruthy())
    expect(inside(element, 'a')?.getAttribute('href')).toContain('/verify')
  })

  it('hears nothing any more once it has left the page', async () => {
    core = setUp()
    const element = place()
    const heard = vi.fn()
    element.addEventListener(orgSwitcherEvents.onChanged, heard)
    await act(async () => element.remove())
    core.organisation.choose('org-3')
    expect(heard).not.toHaveBeenCalled()
    expect(element.shadowRoot?.childElementCount).toBe(0)
  })
})
