import {
  getEdition,
  getRegistration,
  listMembers,
  type Registration,
  saveRegistration,
  submitTeam,
  withdrawRegistration,
} from '@chuhai/contract/competition'
import type { Locale } from '@chuhai/contract/locale'
import { getUserInfo } from '@chuhai/contract/user'
import { createMemoryStorage, type FakeCore } from '@chuhai/core/testing'
import { act, cleanup, configure, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Activity, StrictMode, useState } from 'react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { CompetitionDialogs, type CompetitionDialogsProps } from './CompetitionDialogs'
import type { CompetitionDialog } from './store'
import { createFastClock, createTestCore, type TestSetup } from './testing/core'
import { closedEdition, comingEdition } from './testing/editions'
import { accepted, cuckoo, inReview, rejected, team } from './testing/registrations'
import { visitor } from './testing/visitor'

interface Visit extends TestSetup {
  dialog?: CompetitionDialog
  locale?: Locale
  sessionStorage?: ReturnType<typeof createMemoryStorage>
  /** Whether the visitor opens it. */
  isOpened?: boolean
}

interface PageProps extends Omit<CompetitionDialogsProps, 'edition' | 'opened'> {
  dialog: CompetitionDialog
}

/** The page that owns the dialogs: a button opens them. */
const Page = ({ dialog, onOpen, onClose, ...props }: PageProps) => {
  const [opened, setOpened] = useState<CompetitionDialog | null>(null)
  return (
    <>
      <button type="button" onClick={() => setOpened(dialog)}>
        打开
      </button>
      <CompetitionDialogs
        {...props}
        edition={6}
        opened={opened}
        onOpen={(next) => {
          onOpen(next)
          setOpened(next)
        }}
        onClose={() => {
          onClose()
          setOpened(null)
        }}
      />
    </>
  )
}

const show = async (visit: Visit = {}) => {
  const {
    dialog = 'sign-up',
    locale,
    isOpened = true,
    sessionStorage = createMemoryStorage(),
    ...setup
  } = visit
  const core = createTestCore(setup, { sessionStorage, now: createFastClock(), ...(locale && { locale }) })
  const { server } = core
  const heard = { onOpen: vi.fn(), onClose: vi.fn(), onSubmitted: vi.fn<(one: Registration) => void>() }
  const view = (mode: 'visible' | 'hidden') => (
    <StrictMode>
      <Activity mode={mode}>
        <Page core={core} dialog={dialog} {...heard} />
      </Activity>
    </StrictMode>
  )
  const { rerender } = render(view('visible'))
  const turn = (mode: 'visible' | 'hidden') => act(async () => rerender(view(mode)))
  const user = userEvent.setup()
  const open = () => user.click(screen.getByText('打开'))
  if (isOpened) await open()
  const sent = (endpoint: { path: string; method: string }) =>
    server.requests.filter(({ path, method }) => path === endpoint.path && method === endpoint.method)
  return { server, core, user, open, turn, sent, sessionStorage, ...heard }
}

const findDialog = () => screen.findByRole('dialog', { name: '麒麟杯报名' })
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const field = (label: RegExp | string) => screen.findByLabelText<HTMLInputElement>(label)
const button = (name: string) => screen.findByRole('button', { name })
const step = (name: string) =>
  screen.findByRole('heading', { name: new RegExp(`第 \\d 步，共 3 步：${name}`) })
const tab = (name: string) => screen.findByRole<HTMLButtonElement>('tab', { name })
const noticeOf = (core: FakeCore) => core.notices.$notice.get()?.text

/** Returns the text that describes a field. */
const messageAt = (element: HTMLElement) => {
  const id = element.getAttribute('aria-describedby')
  return id ? document.getElementById(id)?.textContent : undefined
}

/** Chooses 浙江省 嘉兴市 without a district. */
const chooseArea = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(await field(/^所在地区/))
  await user.click(await screen.findByRole('option', { name: /浙江省/ }))
  await user.click(await screen.findByRole('option', { name: /嘉兴市/ }))
  await user.click(await screen.findByRole('option', { name: '不选区县' }))
}

const fillIn = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.type(await field(/^团队名称/), '布谷鸟')
  await user.type(await field(/^参赛项目/), '竹家具出海')
  await user.type(await field(/^学校/), '嘉兴大学')
  await chooseArea(user)
  await user.click(await screen.findByRole('radio', { name: '有' }))
  await user.type(await field(/^指导老师/), '许衡')
}

configure({ defaultHidden: true })
beforeAll(
  async () => void (await Promise.all([import('./sign-up/SignUpDialog'), import('./plan/PlanDialog')])),
)
afterEach(cleanup)

describe('the window', () => {
  it.each([
    ['after its end', closedEdition, '活动报名已截止'],
    ['before its beginning', comingEdition, '活动报名尚未开始'],
  ])('%s admits no visitor', async (_, edition, text) => {
    for (const dialog of ['sign-up', 'plan'] as const) {
      const { core, onClose } = await show({ edition, dialog, isSignedIn: false })
      await waitFor(() => expect(noticeOf(core)).toBe(text))
      expect(onClose).toHaveBeenCalledOnce()
      expect(core.signOn.$request.get()).toBeNull()
      expect(screen.queryByRole('dialog')).toBeNull()
      cleanup()
    }
  })

  it('that cannot be asked for says so, and closes', async () => {
    const { core, onClose } = await show({ serve: (server) => server.disconnect(getEdition) })
    await waitFor(() => expect(noticeOf(core)).toBe('系统错误，请稍后再试！'))
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('lets an accepted team hand in its plan after its end', async () => {
    await show({ edition: closedEdition, dialog: 'plan', registration: accepted })
    expect(await screen.findByRole('dialog')).toBeTruthy()
  })
})

describe('a sign-on', () => {
  it('is asked for first, and leads to the form where it is', async () => {
    const { core, server } = await show({ isSignedIn: false })
    await waitFor(() =>
      expect(core.signOn.$request.get()).toMatchObject({ reason: 'competition', after: 'refresh' }),
    )
    expect(screen.queryByRole('dialog')).toBeNull()
    server.answer(getUserInfo, visitor)
    await act(async () => void (await core.session.enter()))
    act(() => core.signOn.dismiss())
    expect(await findDialog()).toBeTruthy()
  })

  it('that is dismissed closes, and opens nothing later', async () => {
    const { core, server, onClose } = await show({ isSignedIn: false })
    await waitFor(() => expect(core.signOn.$request.get()).not.toBeNull())
    act(() => core.signOn.dismiss())
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    server.answer(getUserInfo, visitor)
    await act(async () => void (await core.session.enter()))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it.each(['sign-up', 'plan'] as const)('that leaves the page comes back to %s', async (dialog) => {
    const { core, sessionStorage } = await show({ isSignedIn: false, dialog })
    await waitFor(() => expect(core.signOn.$request.get()).not.toBeNull())
    cleanup()
    const back = await show({ sessionStorage, isOpened: false })
    await waitFor(() => expect(back.onOpen).toHaveBeenCalledWith(dialog))
    expect(await screen.findByRole('dialog')).toBeTruthy()
    await waitFor(() => expect(back.onOpen).toHaveBeenCalledOnce())
  })

  it('in the middle of it keeps what was typed and goes on by itself', async () => {
    const { core, server, user, sent } = await show({ registration: cuckoo, members: team })
    await step('添加成员')
    await user.click(await button('上一步'))
    await user.type(await field(/^指导老师/), '之')
    server.fail(saveRegistration, 'UNAUTHORIZED')
    await user.click(await button('下一步'))
    await waitFor(() => expect(core.signOn.$request.get()?.reason).toBe('unauthorized'))
    expect((await field(/^指导老师/)).value).toBe('许衡之')
    server.answer(saveRegistration, { ...cuckoo, teacher: '许衡之', version: 2 } as Registration)
    await act(async () => void (await core.session.enter()))
    await step('添加成员')
    const keys = sent(saveRegistration).map(({ headers }) => headers.get('idempotency-key'))
    expect(new Set(keys).size).toBe(1)
  })
})

describe('step one', () => {
  it('shows what is missing, and focuses the first invalid field', async () => {
    const { user, sent } = await show()
    await user.click(await button('下一步'))
    const name = await field(/^团队名称/)
    expect(messageAt(name)).toBe('请输入')
    expect(messageAt(await field(/^所在地区/))).toBe('请选择')
    expect(document.activeElement).toBe(name)
    await user.type(name, '布')
    expect(messageAt(name)).not.toBe('请输入')
    expect(sent(saveRegistration)).toHaveLength(0)
  })

  it('counts short texts, and says that one is too long when it is left', async () => {
    const { user } = await show()
    const teacher = await field(/^指导老师/)
    await user.type(teacher, '一二三四五六七八九十一二三四五')
    expect(messageAt(teacher)).toContain('15/15')
    await user.type(teacher, '六')
    expect(messageAt(teacher)).toContain('16/15')
    await user.tab()
    expect(messageAt(teacher)).toBe('最多 15 个字')
  })

  it('shows the zone at once', async () => {
    const { user } = await show()
    await findDialog()
    await chooseArea(user)
    expect(messageAt(await field(/^所在地区/))).toBe('所属赛区：东部赛区')
  })

  it('suggests schools, and takes any other name', async () => {
    const { user } = await show()
    const school = await field(/^学校/)
    await user.type(school, '嘉兴')
    await user.click(await screen.findByRole('option', { name: '嘉兴南湖学院' }))
    expect(school.value).toBe('嘉兴南湖学院')
    await user.clear(school)
    await user.type(school, '海外学院')
    expect(await screen.findAllByText('没有找到，可以直接填写学校全称')).not.toHaveLength(0)
    expect(school.value).toBe('海外学院')
  })

  it('opens a field for another marketplace, which asks for its name', async () => {
    const { user } = await show()
    await user.click(await tab('栋梁赛道'))
    expect(screen.queryByLabelText(/^平台名称/)).toBeNull()
    await user.click(await field(/^经营平台/))
    await user.click(await screen.findByRole('option', { name: '其他' }))
    await user.click(await button('下一步'))
    expect(messageAt(await field(/^平台名称/))).toBe('请输入')
    expect(messageAt(await field(/^经营平台/))).toBeUndefined()
  })

  it('keeps what both tracks ask for when the track is switched', async () => {
    const { user } = await show()
    await user.type(await field(/^参赛项目/), '竹家具出海')
    await chooseArea(user)
    await user.click(await tab('栋梁赛道'))
    expect((await field(/^参赛项目/)).value).toBe('竹家具出海')
    expect((await field(/^所在地区/)).value).toBe('浙江省 / 嘉兴市')
    await user.clear(await field(/^参赛项目/))
    await user.click(await tab('新星赛道'))
    expect((await field(/^参赛项目/)).value).toBe('')
  })

  it('keeps what was typed while React hides the page, and goes on', async () => {
    const { user, turn } = await show()
    await fillIn(user)
    await turn('hidden')
    await turn('visible')
    expect((await field(/^团队名称/)).value).toBe('布谷鸟')
    await user.click(await button('下一步'))
    await step('添加成员')
  })

  it('keeps what was typed on either track', async () => {
    const { user } = await show()
    await user.type(await field(/^团队名称/), '布谷鸟')
    await user.click(await tab('栋梁赛道'))
    await user.type(await field(/^公司名称/), '嘉禾家居')
    await user.keyboard('{Tab}')
    await user.click(await tab('新星赛道'))
    expect((await field(/^团队名称/)).value).toBe('布谷鸟')
    await user.keyboard('{ArrowRight}')
    expect(document.activeElement).toBe(await tab('栋梁赛道'))
    expect((await field(/^公司名称/)).value).toBe('嘉禾家居')
  })

  it('is saved, and leads to the members with the track locked', async () => {
    const { user, sent } = await show()
    await findDialog()
    await fillIn(user)
    await user.click(await button('下一步'))
    const heading = await step('添加成员')
    expect(document.activeElement).toBe(heading)
    expect(sent(saveRegistration)[0]?.body).toMatchObject({
      contestantType: 0,
      ranks: '布谷鸟',
      area: '浙江省/嘉兴市',
      isExperience: 1,
      version: 0,
    })
    expect(sent(listMembers)).toHaveLength(1)
    expect((await tab('栋梁赛道')).disabled).toBe(true)
    await user.click(await button('上一步'))
    expect((await tab('栋梁赛道')).disabled).toBe(true)
    expect((await field(/^团队名称/)).value).toBe('布谷鸟')
  })

  it('is not saved again while nothing is changed', async () => {
    const { user, sent } = await show({ registration: cuckoo, members: team })
    await step('添加成员')
    await user.click(await button('上一步'))
    await user.click(await button('下一步'))
    await step('添加成员')
    expect(sent(saveRegistration)).toHaveLength(0)
  })

  it('shows the server’s words at their fields', async () => {
    const { user } = await show({
      registration: rejected,
      serve: (server) =>
        server.fail(saveRegistration, 'CUP_AREA_UNKNOWN', { fields: { teacher: '指导老师须为在职教师' } }),
    })
    await user.type(await field(/^指导老师/), '之')
    await user.click(await button('下一步'))
    await waitFor(async () => expect(messageAt(await field(/^指导老师/))).toBe('指导老师须为在职教师'))
    expect(document.activeElement).toBe(await field(/^指导老师/))
  })

  it('that is interrupted says so, and is repeated with the same idempotency key', async () => {
    const { user, server, sent } = await show({ registration: rejected })
    await user.type(await field(/^指导老师/), '之')
    server.disconnect(saveRegistration)
    await user.click(await button('下一步'))
    expect((await screen.findByRole('alert')).textContent).toBe(
      '没有保存成功，填写的内容都在，请检查网络后重试',
    )
    expect((await field(/^指导老师/)).value).toBe('许衡之')
    server.answer(saveRegistration, { ...rejected, version: 4 })
    await user.click(await button('下一步'))
    await step('添加成员')
    const keys = sent(saveRegistration).map(({ headers }) => headers.get('idempotency-key'))
    expect(keys).toHaveLength(2)
    expect(keys[0]).toBe(keys[1])
  })

  it('accepts one press while it is being saved', async () => {
    const { user, server, sent } = await show({ registration: rejected })
    await user.type(await field(/^指导老师/), '之')
    server.hang(saveRegistration)
    await user.dblClick(await button('下一步'))
    await waitFor(async () => expect((await button('下一步')).getAttribute('aria-busy')).toBe('true'))
    await user.click(await button('下一步'))
    expect(sent(saveRegistration)).toHaveLength(1)
    expect((await field(/^指导老师/)).disabled).toBe(true)
  })
})

describe('members and review', () => {
  it('lead to the submit and its success, which the page is told', async () => {
    const { user, sent, onSubmitted, onClose } = await show({ registration: cuckoo, members: team })
    await step('添加成员')
    await user.click(await button('下一步'))
    await step('提交审核')
    expect(screen.getByText('竹家具出海：从安吉到北美的小批量快反')).toBeTruthy()
    expect(screen.getByText('159 6730 8812')).toBeTruthy()
    await user.click(await button('提交'))
    const heading = await screen.findByRole('heading', { name: '提交成功' })
    expect(document.activeElement).toBe(heading)
    expect(screen.getByText('布谷鸟已进入东部赛区审核')).toBeTruthy()
    expect(sent(submitTeam)[0]?.body).toEqual({ editionId: 6, version: 1, members: team })
    expect(onSubmitted.mock.calls).toMatchObject([[{ auditStatus: '待审核' }]])
    expect(screen.queryByRole('button', { name: '上传计划书' })).toBeNull()
    await user.click(await button('完成'))
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('show the submitted registration after the success', async () => {
    const { user, sent } = await show({ registration: cuckoo, members: team })
    await step('添加成员')
    await user.click(await button('下一步'))
    await user.click(await button('提交'))
    await user.click(await button('查看报名'))
    expect(await screen.findByText('报名审核中，请等待')).toBeTruthy()
    expect(screen.getByText('159 6730 8812')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('tabpanel'))
    await user.click(await button('撤回'))
    const asked = within(await screen.findByRole('dialog', { name: '撤回报名？' }))
    await user.click(asked.getByRole('button', { name: '撤回' }))
    await step('填写信息')
    expect(sent(withdrawRegistration)[0]?.body).toEqual({ editionId: 6, version: 2 })
  })

  it('go back to the team where the server refuses it', async () => {
    const { user } = await show({
      registration: cuckoo,
      members: team,
      serve: (server) => server.fail(submitTeam, 'CUP_PHONE_TWICE'),
    })
    await step('添加成员')
    await user.click(await button('下一步'))
    await step('提交审核')
    await user.click(await button('提交'))
    await step('添加成员')
    expect(await screen.findByText('存在成员手机号重复，请检查')).toBeTruthy()
  })

  it('show any other refusal as a notice', async () => {
    const { user, core } = await show({
      registration: cuckoo,
      members: team,
      serve: (server) => server.fail(submitTeam, 'CUP_CLOSED'),
    })
    await step('添加成员')
    await user.click(await button('下一步'))
    await user.click(await button('提交'))
    await waitFor(() => expect(noticeOf(core)).toBe('活动报名已截止'))
    await step('提交审核')
  })

  it('stop at a team without a captain', async () => {
    const { user } = await show({
      registration: cuckoo,
      members: team.map((member) => ({ ...member, captainFlag: 0 as const })),
    })
    await step('添加成员')
    await user.click(await button('下一步'))
    expect(await screen.findByText('每个团队包含一名组长，请检查')).toBeTruthy()
    await step('添加成员')
  })
})

describe('what was typed', () => {
  it('is there again after a reload, on its track', async () => {
    const { user, sessionStorage } = await show()
    await user.click(await tab('栋梁赛道'))
    await user.type(await field(/^公司名称/), '嘉禾家居')
    cleanup()
    await show({ sessionStorage })
    expect((await field(/^公司名称/)).value).toBe('嘉禾家居')
  })

  it('is there again after closing, at the step that was reached', async () => {
    const { user, open } = await show({ registration: cuckoo, members: team })
    await step('添加成员')
    await user.click(await button('下一步'))
    await step('提交审核')
    await user.click(await button('关闭'))
    await noDialog()
    await open()
    await step('提交审核')
  })

  it('is not another user’s', async () => {
    const { user, core, server } = await show()
    await user.type(await field(/^团队名称/), '布谷鸟')
    server.answer(getUserInfo, { ...visitor, id: '8' })
    await act(async () => void (await core.session.enter()))
    await waitFor(async () => expect((await field(/^团队名称/)).value).toBe(''))
  })

  it('is gone once it is submitted', async () => {
    const { user, sessionStorage } = await show({ registration: cuckoo, members: team })
    await step('添加成员')
    await user.click(await button('下一步'))
    await user.click(await button('提交'))
    await screen.findByRole('heading', { name: '提交成功' })
    expect(sessionStorage.getItem('chuhai.draft.competition.form.6')).toBeNull()
  })
})

describe('a change elsewhere', () => {
  const edit = async (setup: TestSetup = {}) => {
    const shown = await show({ registration: rejected, members: team, ...setup })
    await shown.user.type(await field(/^指导老师/), '之')
    shown.server.fail(saveRegistration, 'CUP_CHANGED_ELSEWHERE')
    await shown.user.click(await button('下一步'))
    await screen.findByText('报名信息已在别处修改，请查看最新内容后再保存')
    return shown
  }

  it('is told, and what was typed stays', async () => {
    await edit()
    expect((await field(/^指导老师/)).value).toBe('许衡之')
    expect((await screen.findByRole('alert')).textContent).toContain('报名信息已在别处修改')
  })

  it('shows the newest once that is confirmed', async () => {
    const { user, server } = await edit()
    server.answer(getRegistration, { ...rejected, version: 9, teacher: '程远' } as Registration)
    await user.click(await button('查看最新内容'))
    const asked = within(await screen.findByRole('dialog', { name: '查看最新内容？' }))
    await user.click(asked.getByRole('button', { name: '取消' }))
    expect((await field(/^指导老师/)).value).toBe('许衡之')
    await user.click(await button('查看最新内容'))
    const again = within(await screen.findByRole('dialog', { name: '查看最新内容？' }))
    await user.click(again.getByRole('button', { name: '查看最新内容' }))
    await waitFor(async () => expect((await field(/^指导老师/)).value).toBe('程远'))
    expect(screen.queryByText(/报名信息已在别处修改/)).toBeNull()
  })

  it('that happened before a reload is shown when it is opened again', async () => {
    const { user, sessionStorage } = await show({ registration: rejected, members: team })
    await user.type(await field(/^指导老师/), '之')
    cleanup()
    await show({ sessionStorage, registration: { ...rejected, version: 9, teacher: '程远' } as Registration })
    expect((await field(/^指导老师/)).value).toBe('许衡之')
    expect(await screen.findByText(/报名信息已在别处修改/)).toBeTruthy()
  })
})

describe('opened again', () => {
  it('under review is read only, and can be withdrawn', async () => {
    const { user, sent, core } = await show({ registration: inReview, members: team })
    expect(await screen.findByText('报名审核中，请等待')).toBeTruthy()
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.getByText('138 5731 2046')).toBeTruthy()
    await user.click(await button('撤回'))
    const asked = within(await screen.findByRole('dialog', { name: '撤回报名？' }))
    expect(document.activeElement).toBe(asked.getByRole('button', { name: '取消' }))
    await user.click(asked.getByRole('button', { name: '撤回' }))
    expect((await field(/^团队名称/)).value).toBe('布谷鸟')
    expect(sent(withdrawRegistration)[0]?.body).toEqual({ editionId: 6, version: 2 })
    await waitFor(() => expect(noticeOf(core)).toBe('已撤回'))
    const heading = await step('填写信息')
    await waitFor(() => expect(document.activeElement).toBe(heading))
    await user.click(await button('下一步'))
    await step('添加成员')
  })

  it('accepted is read only, and leads to the plan', async () => {
    const { user, onOpen } = await show({ registration: accepted, members: team })
    expect(await screen.findByText('报名已通过，可以上传计划书了。')).toBeTruthy()
    expect(screen.queryByRole('button', { name: '撤回' })).toBeNull()
    await user.click(await button('上传计划书'))
    expect(onOpen).toHaveBeenLastCalledWith('plan')
  })

  it('rejected says why, and can be changed', async () => {
    await show({ registration: rejected, members: team })
    expect(await screen.findByText('请补全方乐之的在读证明，并写明项目的目标市场。')).toBeTruthy()
    expect((await field(/^团队名称/)).disabled).toBe(false)
    expect((await tab('栋梁赛道')).disabled).toBe(true)
  })

  it('that cannot be loaded says so, and is loaded with 重试', async () => {
    const { user, server } = await show({ serve: (one) => one.disconnect(getRegistration) })
    const retry = await button('重试')
    server.answer(getRegistration, null)
    await user.click(retry)
    expect(await field(/^团队名称/)).toBeTruthy()
  })
})

describe('in English', () => {
  it('asks in the words of the page', async () => {
    const { user } = await show({ locale: 'en' })
    await screen.findByRole('dialog', { name: 'Kylin Cup sign-up' })
    await user.click(await button('Next'))
    expect(messageAt(await field(/^Team name/))).toBe('Required')
  })
})
