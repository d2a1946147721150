import { beforeEach, describe, expect, it } from 'vitest'
import { startTestAdminApi } from '../testing/admin-api'
import { newConsignment } from '../testing/consignment'
import { startTestPayments } from '../testing/payment'
import { startTestApp } from '../testing/test-app'
import { audit } from './audit'
import { consignments } from './consignments'

const server = startTestApp()
const pay = startTestPayments(server)
const at = startTestAdminApi(server)
const manage = (words: string[], options = {}) => at.run(consignments, words, options)

let consignment: Awaited<ReturnType<typeof newConsignment>>
beforeEach(async () => {
  consignment = await newConsignment(server)
})

describe('consignments', () => {
  it('pass their stages from the command line, and the list shows how they stand', async () => {
    const { id } = consignment
    const number = await consignment.pay(pay)
    const short = id.slice(0, 8)
    expect(await manage(['set', short, '单证齐备', '合同、箱单', '都有'])).toMatch(/竹制收纳盒：单证齐备$/)
    expect(await manage(['set', id, '报关放行', '船期 12 月 3 日'])).toMatch(/：报关放行$/)
    expect(await manage(['list'], { stage: '报关放行' })).toContain(short)
    const shown = await manage(['show', short])
    expect(shown).toContain(number)
    expect(shown).toMatch(/代理报关与单证 +2 票 +600\.00 +1200\.00/)
    expect(shown).toMatch(/2 .*单证齐备 +\S+@\S+ +合同、箱单 都有/)
  })

  it('are not changed from a version that somebody else has left, who is named', async () => {
    await consignment.pay(pay)
    await consignment.set('checked')
    await expect(manage(['set', consignment.id, '单证齐备', '都有'], { version: '1' })).rejects.toThrow(
      /已被 wang@desk 改为“单证齐备”（版本 2），没有处理/,
    )
  })

  it.each([
    [['set', 'ID', '清关', '好了'], /没有“清关”这个阶段/],
    [['set', 'ID', '单证齐备'], /还要写 说明/],
    [['set', 'ID', '单证齐备', '好了'], /没有付款的订单/],
    [['set', 'ID', '报关放行', '好了'], /现在的阶段不能这样处理/],
    [['show', '00000000'], /没有委托 00000000/],
  ])('explain why %j is not possible', async (words, message) => {
    await expect(manage(words.map((word) => (word === 'ID' ? consignment.id : word)))).rejects.toThrow(
      message,
    )
  })

  it('stand in the audit log with version and stage alone', async () => {
    await consignment.pay(pay)
    await manage(['set', consignment.id, '单证齐备', '箱单缺章，已补'])
    const log = await at.run(audit, ['list'], { about: consignment.id })
    expect(log).toMatch(/setConsignmentStage.*stage=accepted version=1 +stage=checked version=2/)
    expect(log).not.toContain('缺章')
  })
})
