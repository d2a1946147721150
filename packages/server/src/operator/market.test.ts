import { beforeEach, describe, expect, it } from 'vitest'
import { setOperatorRoles } from '../modules/operator/roles'
import { portalHeaders, startTestAdminApi } from '../testing/admin-api'
import { newProvider, wholeOffer } from '../testing/market'
import { addOrganisation, newMember } from '../testing/organisation'
import { signIn } from '../testing/sign-in'
import { startTestApp } from '../testing/test-app'
import { audit } from './audit'
import { market } from './market'

const server = startTestApp()
const at = startTestAdminApi(server)
const services = (words: string[], options = {}) => at.run(market, ['services', ...words], options)
const providers = (words: string[]) => at.run(market, ['providers', ...words])

let provider: Awaited<ReturnType<typeof newProvider>>
let id: string
let version: number
beforeEach(async () => {
  provider = await newProvider(server)
  ;({ id, version } = await provider.handIn())
})

describe('services of the market', () => {
  it('are listed by state, shown with their packages, returned by part and accepted', async () => {
    const short = id.slice(0, 8)
    expect(await services(['list'], { state: '待审核' })).toMatch(new RegExp(`${short} +${wholeOffer.title}`))
    const shown = await services(['show', short])
    expect(shown).toMatch(/注册加申报 +6800\.00 +60 +2 +十二期申报/)
    expect(shown).toMatch(/付款后请买家提供 +营业执照扫描件/)
    expect(
      await services(['return', short, '套餐要写明', '含几个店铺'], { field: '套餐=第二个没有写店铺数' }),
    ).toMatch(/：待修改$/)
    const { data } = await provider.read(id)
    expect(data).toMatchObject({
      reason: '套餐要写明 含几个店铺',
      fields: { packages: '第二个没有写店铺数' },
    })
    await provider.step(id, data.version, 'submit')
    expect(await services(['accept', id])).toMatch(/：已发布$/)
  })

  it('show beside the draft what buyers see, where that is another', async () => {
    await services(['accept', id])
    const { data } = await provider.read(id)
    await provider.save(id, data.version, { ...wholeOffer, title: '法国 VAT 注册' })
    expect(await services(['show', id])).toMatch(new RegExp(`服务名称 +法国 VAT 注册 +${wholeOffer.title}`))
  })

  it.each([
    [['accept', 'ID'], { version: '1' }, /刚才有改动（版本 3），没有处理/],
    [['return', 'ID'], {}, /还要写 原因/],
    [['return', 'ID', '改'], { field: '颜色=红' }, /看不懂 --field 颜色=红.*栏目是：服务名称/],
    [['show', '00000000'], {}, /没有服务 00000000/],
  ])('explain why %j %j is not possible', async (words, options, message) => {
    await expect(
      services(
        words.map((word) => (word === 'ID' ? id : word)),
        options,
      ),
    ).rejects.toThrow(message)
  })

  it('are decided once', async () => {
    await services(['accept', id])
    await expect(services(['return', id, '改'])).rejects.toThrow(/现在是“已发布”，不能审核/)
  })

  it('stand in the audit log with version, state and what buyers see', async () => {
    await services(['accept', id])
    const log = await at.run(audit, ['list'], { about: id })
    expect(log).toMatch(
      new RegExp(`decideOffer.*state=submitted version=${version} serviceId=null.*state=accepted`),
    )
    expect(log).not.toContain(wholeOffer.title)
  })
})

describe('providers of the market', () => {
  it('get the role, lose it, and are listed with what they offer', async () => {
    const { id: orgId } = await addOrganisation(server, { orgName: '义乌白棚' })
    await newMember(server, orgId, 'owner')
    expect(await providers(['add', orgId, '926'])).toContain('现在是服务商 926')
    expect(await providers(['list'])).toMatch(new RegExp(`义乌白棚 +${orgId} +\\S+（926） +0 +0`))
    expect(await providers(['remove', orgId])).toContain('已收回')
    await expect(providers(['remove', orgId])).rejects.toThrow(/没有服务商身份/)
    await expect(providers(['add', provider.organisation.id, '926'])).rejects.toThrow(
      /一个主体只能是一个服务商/,
    )
    await expect(providers(['add', orgId, '99999'])).rejects.toThrow(/目录里没有这个编号/)
    await expect(providers(['add', '远帆', '926'])).rejects.toThrow(/不是主体编号/)
  })
})

describe('the admin API', () => {
  it('lets agents review, and admins alone give the role', async () => {
    const { cookie, user } = await signIn(server.db)
    await setOperatorRoles(server.db, Number(user.id), ['agent'])
    const put = async (path: string, body: object) =>
      (
        await server.request(`/api/admin/market/${path}`, {
          method: 'PUT',
          headers: { ...portalHeaders, Cookie: cookie },
          body: JSON.stringify(body),
        })
      ).status
    const decision = { version, decision: { action: 'accept' } }
    expect(await put(`offers/${id}/decision`, decision)).toBe(200)
    expect(await put(`offers/${id}/decision`, decision)).toBe(409)
    expect(await put(`providers/${provider.organisation.id}`, { providerId: 926 })).toBe(403)
  })
})
