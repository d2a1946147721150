import type { Locale } from '@chuhai/contract/locale'
import { createOrganisation } from '@chuhai/contract/organisation'
import { getRegionTree } from '@chuhai/contract/region'
import { getUserInfo, type UserOrganisation } from '@chuhai/contract/user'
import { createFakeCore, createServerDouble } from '@chuhai/core/testing'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { WritableAtom } from 'nanostores'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { OrgSwitcher, type OrgSwitcherProps } from './OrgSwitcher'
import { manyOrganisations, regionTree, threeOrganisations, userOf, validValues } from './testing'

const created = { orgId: 'org-31', orgName: validValues.orgName }

interface Scene extends Partial<OrgSwitcherProps> {
  organisations?: readonly UserOrganisation[] | null
  pageLocale?: Locale
}

const show = ({ organisations = threeOrganisations, pageLocale = 'zh-CN', ...props }: Scene = {}) => {
  const server = createServerDouble()
  const core = createFakeCore(
    {},
    { server, locale: pageLocale, ...(organisations && { user: userOf(organisations) }) },
  )
  const onChanged = vi.fn()
  render(<OrgSwitcher core={core} onChanged={onChanged} {...props} />)
  return { server, core, onChanged, user: userEvent.setup() }
}

const trigger = () => screen.getByRole('button', { name: /^当前主体/ })
const list = () => screen.findByRole('listbox', { name: '切换主体' })
const rows = () => screen.getAllByRole('option').map((row) => row.title)
const activeRow = (element: Element | null) => {
  const id = element?.getAttribute('aria-activedescendant')
  return id ? document.getElementById(id)?.title : undefined
}

afterEach(cleanup)

describe('the button', () => {
  it('says the current organisation, in short to the eye and in full to a screen reader and a pointer', () => {
    show()
    expect(trigger().textContent).toBe('沈立群（个人）')
    cleanup()
    show({ organisations: threeOrganisations.slice(0, 1) })
    expect(trigger().textContent).toBe('宁波宁居家居用品')
    expect(trigger().title).toBe('宁波宁居家居用品有限公司')
    expect(trigger().getAttribute('aria-label')).toBe('当前主体：宁波宁居家居用品有限公司')
  })

  it('is not there without a signed-in user', () => {
    show({ organisations: null })
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('leaves its place to something else without a signed-in user', () => {
    show({ organisations: null, signedOut: <a href="/login">登录</a> })
    expect(screen.getByRole('link', { name: '登录' })).toBeTruthy()
  })

  it('is covered on a restored page while it is in doubt whether the session lasts', () => {
    const { core } = show()
    const switcher = trigger().closest('.ch-org-switcher') as HTMLElement
    expect(switcher.dataset.covered).toBeUndefined()
    act(() => (core.session.$isInDoubt as WritableAtom<boolean>).set(true))
    expect(switcher.dataset.covered).toBe('true')
  })

  it('sends no request where no session can exist', () => {
    const { server } = show({ organisations: null })
    expect(server.requests).toHaveLength(0)
  })

  it('appears when somebody signs in', async () => {
    const { core, server } = show({ organisations: null })
    server.answer(getUserInfo, userOf())
    await act(() => core.session.enter())
    expect(trigger()).toBeTruthy()
  })

  it('offers 新增主体 to a user without organisations', async () => {
    const { user } = show({ organisations: [] })
    await user.click(screen.getByRole('button', { name: '新增主体' }))
    expect(await screen.findByRole('dialog', { name: '新增主体' })).toBeTruthy()
    expect(screen.queryByRole('listbox')).toBeNull()
  })
})

describe('the list', () => {
  it('has every organisation, and the current one is ticked', async () => {
    const { user } = show()
    await user.click(trigger())
    await list()
    expect(trigger().getAttribute('aria-expanded')).toBe('true')
    expect(rows()).toEqual(threeOrganisations.map(({ orgName }) => orgName))
    expect(screen.getByRole('option', { selected: true }).title).toBe('沈立群（个人）')
  })

  it('switches, says so, and gives the focus back', async () => {
    const { user, core, onChanged } = show()
    await user.click(trigger())
    await list()
    await user.click(screen.getByRole('option', { name: /青禾/ }))
    expect(core.organisation.$orgId.get()).toBe('org-3')
    expect(onChanged.mock.calls).toEqual([[threeOrganisations[2]]])
    expect(screen.getByText('已切换到温州青禾眼镜有限公司').getAttribute('role')).toBe('status')
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(document.activeElement).toBe(trigger())
  })

  it('says nothing when the current one is chosen again', async () => {
    const { user, onChanged } = show()
    await user.click(trigger())
    await list()
    await user.click(screen.getByRole('option', { selected: true }))
    expect(onChanged).not.toHaveBeenCalled()
    expect(screen.getByRole('status').textContent).toBe('')
  })

  it('is walked through and chosen from by keys', async () => {
    const { user, core } = show()
    trigger().focus()
    await user.keyboard('{ArrowDown}')
    const shown = await list()
    await waitFor(() => expect(document.activeElement).toBe(shown))
    expect(activeRow(document.activeElement)).toBe('沈立群（个人）')
    await user.keyboard('{ArrowUp}')
    expect(activeRow(document.activeElement)).toBe('宁波宁居家居用品有限公司')
    await user.keyboard('{End}{Enter}')
    expect(core.organisation.$orgId.get()).toBe('org-3')
    expect(document.activeElement).toBe(trigger())
  })

  it('closes with Escape and gives the focus back', async () => {
    const { user, core } = show()
    await user.click(trigger())
    await list()
    await user.keyboard('{ArrowUp}{Escape}')
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(document.activeElement).toBe(trigger())
    expect(core.organisation.$orgId.get()).toBe('org-2')
  })

  it('closes when the focus goes on, and leaves it there', async () => {
    const { user } = show({ signedOut: null })
    render(<button type="button">之后</button>)
    await user.click(trigger())
    await list()
    await user.tab()
    expect(document.activeElement?.textContent).toBe('新增主体')
    await user.tab()
    await user.tab()
    expect(document.activeElement?.textContent).toBe('之后')
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  it('closes with a press beside it', async () => {
    const { user } = show()
    await user.click(trigger())
    await list()
    await user.click(document.body)
    expect(screen.queryByRole('listbox')).toBeNull()
  })
})

describe('a finger', () => {
  it('opens the list without raising a keyboard for the search field', async () => {
    const { user } = show({ organisations: manyOrganisations })
    await user.pointer({ keys: '[TouchA]', target: trigger() })
    const shown = await list()
    await waitFor(() => expect(document.activeElement).toBe(shown))
    expect(screen.getByRole('combobox', { name: '搜索主体' })).toBeTruthy()
  })
})

describe('the search field', () => {
  const search = () => screen.findByRole('combobox', { name: '搜索主体' })

  it('comes with the eighth organisation', async () => {
    const { user } = show({ organisations: manyOrganisations.slice(0, 7) })
    await user.click(trigger())
    await list()
    expect(screen.queryByRole('combobox')).toBeNull()
    cleanup()
    const many = show({ organisations: manyOrganisations.slice(0, 8) })
    await many.user.click(trigger())
    const shown = await search()
    await waitFor(() => expect(document.activeElement).toBe(shown))
  })

  it('narrows the list, whose first row is then chosen with Enter', async () => {
    const { user, core } = show({ organisations: manyOrganisations })
    await user.click(trigger())
    await user.type(await search(), '灯具')
    expect(rows()).toHaveLength(5)
    expect(activeRow(document.activeElement)).toBe('杭州灯具进出口有限公司')
    await user.keyboard('{ArrowDown}{Enter}')
    expect(core.organisation.$orgId.get()).toBe(
      manyOrganisations.find(({ orgName }) => orgName === '义乌灯具进出口有限公司')?.orgId,
    )
  })

  it('says in a sentence that nothing is found', async () => {
    const { user, core } = show({ organisations: manyOrganisations })
    await user.click(trigger())
    await user.type(await search(), '海底')
    expect(screen.getByText('没有名称包含“海底”的主体')).toBeTruthy()
    expect(screen.queryByRole('option')).toBeNull()
    await user.keyboard('{Enter}')
    expect(core.organisation.$orgId.get()).toBe('org-2')
  })

  it('leaves Enter, Escape and the letters to an input method that composes', async () => {
    const { user, core } = show({ organisations: manyOrganisations })
    await user.click(trigger())
    const field = await search()
    fireEvent.compositionStart(field)
    fireEvent.input(field, { target: { value: "deng'ju" } })
    expect(rows()).toHaveLength(30)
    fireEvent.keyDown(field, { key: 'Enter', isComposing: true })
    fireEvent.keyDown(field, { key: 'Escape', isComposing: true })
    expect(core.organisation.$orgId.get()).toBe('org-2')
    fireEvent.input(field, { target: { value: '灯具' } })
    fireEvent.compositionEnd(field)
    expect(rows()).toHaveLength(5)
  })
})

describe('去认证', () => {
  const press = async (props: Partial<OrgSwitcherProps> = {}) => {
    const { user } = show(props)
    await user.click(trigger())
    await list()
    return user
  }

  it('opens 新增主体', async () => {
    const user = await press()
    await user.click(screen.getByRole('button', { name: '去认证' }))
    expect(await screen.findByRole('dialog', { name: '新增主体' })).toBeTruthy()
  })

  it('leads to an address where one is given', async () => {
    await press({ verifyUrl: '/schoolCenter/verify' })
    expect(screen.getByRole('link', { name: '去认证' }).getAttribute('href')).toBe('/schoolCenter/verify')
  })

  it('is left to the page that wants to answer it', async () => {
    const onVerify = vi.fn()
    const user = await press({ onVerify })
    await user.click(screen.getByRole('button', { name: '去认证' }))
    expect(onVerify).toHaveBeenCalledOnce()
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('the dialog 新增主体', () => {
  const add = async (organisations: readonly UserOrganisation[]) => {
    const parts = show({ organisations, onCreated: vi.fn() })
    parts.core.drafts.open('organisation.form').write({ values: validValues })
    parts.server.answer(getRegionTree, regionTree).answer(createOrganisation, created)
    return parts
  }
  const submit = async () => {
    await screen.findByRole('dialog', { name: '新增主体' })
    await act(async () => screen.getByRole('button', { name: '提交' }).click())
  }

  it('gives a user the first organisation, which the button then has', async () => {
    const { user, server, onChanged } = await add([])
    await user.click(screen.getByRole('button', { name: '新增主体' }))
    server.answer(getUserInfo, userOf([created]))
    await submit()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByRole('button').getAttribute('aria-label')).toBe(`当前主体：${created.orgName}`)
    expect(onChanged.mock.calls).toEqual([[created]])
  })

  it('leaves the selected organisation as it is, and offers the new one', async () => {
    const { user, server, onChanged } = await add(threeOrganisations)
    await user.click(trigger())
    await list()
    await user.click(screen.getByRole('button', { name: '新增主体' }))
    server.answer(getUserInfo, userOf([...threeOrganisations, created]))
    await submit()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(onChanged).not.toHaveBeenCalled()
    await user.click(trigger())
    await list()
    expect(rows().at(-1)).toBe(created.orgName)
  })

  it('stays, with everything typed, when the session has ended meanwhile', async () => {
    const { user, core, server } = await add([])
    await user.click(screen.getByRole('button', { name: '新增主体' }))
    server.fail(createOrganisation, 'UNAUTHORIZED')
    await submit()
    await waitFor(() => expect(core.session.$user.get()).toBeNull())
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: '企业名称' }).value).toBe(
      validValues.orgName,
    )
  })
})

describe('two switchers on a page', () => {
  it('show the same organisation, wherever it was chosen', () => {
    const core = createFakeCore({}, { user: userOf() })
    render(
      <>
        <OrgSwitcher core={core} />
        <OrgSwitcher core={core} />
      </>,
    )
    act(() => core.organisation.choose('org-3'))
    expect(screen.getAllByRole('button', { name: '当前主体：温州青禾眼镜有限公司' })).toHaveLength(2)
  })
})

describe('in English', () => {
  it('names, searches and offers', async () => {
    const { user } = show({ pageLocale: 'en', organisations: manyOrganisations })
    await user.click(screen.getByRole('button', { name: 'Current organisation: 沈立群（个人）' }))
    const panel = await screen.findByRole('dialog', { name: 'Switch organisation' })
    expect(within(panel).getByRole('combobox', { name: 'Search organisations' })).toBeTruthy()
    for (const name of ['Add organisation', 'Verify'])
      expect(within(panel).getByRole('button', { name })).toBeTruthy()
  })
})
