import { beforeEach, describe, expect, it } from 'vitest'
import { setOperatorRoles } from '../modules/operator/roles'
import { portalHeaders, startTestAdminApi } from '../testing/admin-api'
import { newOpening, openingSteps } from '../testing/opening'
import { signIn } from '../testing/sign-in'
import { startTestApp } from '../testing/test-app'
import { audit } from './audit'
import { stores } from './stores'

const server = startTestApp()
const at = startTestAdminApi(server)
const manage = (words: string[], options = {}) => at.run(stores, words, options)
const due = '2999-12-01T18:00:00+08:00'

let opening: Awaited<ReturnType<typeof newOpening>>
let id: string
beforeEach(async () => {
  opening = await newOpening(server)
  id = opening.id
})

describe('stores', () => {
  it('pass all stages from the command line, and the list shows how they stand', async () => {
    const short = id.slice(0, 8)
    expect(await manage(['hand', short, '已提交，', '等答复'])).toMatch(/^\S+ 亚马逊 \S*：已提交平台$/)
    expect(await manage(['ask', id, due, '补充账单', '近三个月的'])).toMatch(/：平台有疑问$/)
    expect(await manage(['list'], { stage: '平台有疑问' })).toMatch(
      new RegExp(`${short} .*补充账单（2999-12-01 18:00:00 前）`),
    )
    expect(await manage(['video', id, '2999-12-03', '参加视频验证', '带执照'])).toMatch(/：视频验证$/)
    const address = 'https://www.amazon.example/sp?seller=A2'
    expect(await manage(['open', id, 'A2', address, '可以上架了'])).toMatch(/：店铺已开通$/)
    const shown = await manage(['show', short])
    expect(shown).toContain(address)
    expect(shown).toMatch(/2 .*已提交平台 +\S+@\S+ +已提交， 等答复/)
    expect(shown).toMatch(/4 .*视频验证.*（2999-12-03 23:59:00 前）/)
  })

  it('are refused with words, and handed in again', async () => {
    await opening.set(openingSteps.handed)
    expect(await manage(['refuse', id, '地址证明不符'])).toMatch(/：平台未通过$/)
    expect(await manage(['hand', id, '换了新的账单'])).toMatch(/：已提交平台$/)
  })

  it('are not changed from a version that somebody else has left, who is named', async () => {
    await opening.set(openingSteps.handed)
    await expect(manage(['refuse', id, '不符'], { version: '1' })).rejects.toThrow(
      /已被 wang@desk 改为“已提交平台”（版本 2），没有处理/,
    )
  })

  it.each([
    [['open', 'ID', 'A2', 'https://shop.example', '好了'], /现在是“审核通过”，不能改为“店铺已开通”/],
    [['open', 'ID', 'A2', 'http://shop.example', '好了'], /不是 https:\/\/ 开头的网址/],
    [['ask', 'ID', '明天', '账单', '近三个月'], /请写成 2026-11-01 这样的日期/],
    [['ask', 'ID', due, '一'.repeat(101), '近三个月'], /最多 100 个字/],
    [['hand', 'ID'], /还要写 说明/],
    [['show', '00000000'], /没有店铺 00000000/],
    [['close', 'ID'], /没有 stores close 这个命令/],
  ])('explain why %j is not possible', async (words, message) => {
    await expect(manage(words.map((word) => (word === 'ID' ? id : word)))).rejects.toThrow(message)
  })

  it('stand in the audit log with version and stage alone', async () => {
    await manage(['hand', id, '平台三天内答复'])
    const log = await at.run(audit, ['list'], { about: id })
    expect(log).toMatch(/setOpeningStage.*stage=accepted version=1 +stage=handed version=2/)
    expect(log).not.toContain('三天内')
  })
})

describe('the admin API', () => {
  it('answers the second operator with 409, and with who has changed what', async () => {
    const { cookie, user } = await signIn(server.db)
    await setOperatorRoles(server.db, Number(user.id), ['agent'])
    const put = async (version: number) => {
      const response = await server.request(`/api/admin/openings/${id}/stage`, {
        method: 'PUT',
        headers: { ...portalHeaders, Cookie: cookie },
        body: JSON.stringify({ version, step: openingSteps.handed }),
      })
      return { http: response.status, ...(await response.json()) }
    }
    expect(await put(1)).toMatchObject({ http: 200, data: { stage: 'handed', version: 2 } })
    expect(await put(1)).toMatchObject({
      http: 409,
      status: 'STORE_OPENING_CHANGED',
      data: { fields: { version: expect.stringContaining('已提交平台') } },
    })
    expect(await put(2)).toMatchObject({ http: 409, status: 'STORE_STAGE_IMPOSSIBLE' })
  })
})
