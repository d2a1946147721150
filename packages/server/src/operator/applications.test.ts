import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { type GivenOptions, startTestAdminApi } from '../testing/admin-api'
import { newApplicant } from '../testing/application'
import { pdf } from '../testing/documents'
import { startTestApp } from '../testing/test-app'
import { startTestUploads } from '../testing/upload'
import { applications } from './applications'
import { content } from './content'

const uploads = startTestUploads()
const server = startTestApp({ uploads })
const at = startTestAdminApi(server, uploads.store)

const manage = (words: string[], options: GivenOptions = {}) => at.run(applications, words, options)

const submitted = async (company = '宁波远帆国际物流有限公司') => {
  const applicant = await newApplicant(server)
  const { envelope } = await applicant.submit(0, { company })
  return { ...applicant, id: envelope.data.id ?? '' }
}

describe('the list', () => {
  beforeAll(async () => {
    await submitted('先到')
    const late = await submitted('后来')
    await late.withdraw(1)
    const draft = await newApplicant(server)
    await draft.save(0, 0, { company: '草稿' })
  })

  it('has the last step of every application, the first submitted at the top, and no drafts', async () => {
    const [table = '', zone] = (await manage(['list'])).split('\n\n')
    const [head, ...rows] = table.split('\n')
    expect(zone).toBe('时间都是北京时间。')
    expect(head).toMatch(/^编号 +类型 +状态 +主体 +名称 +申请项目 +提交时间 +更新时间$/)
    expect(rows).toHaveLength(2)
    expect(rows[0]).toMatch(/服务商入驻申请 +待审核 +先到 +\d{4}-\d\d-\d\d/)
    expect(rows[1]).toMatch(/服务商入驻申请 +已撤回 +后来/)
  })

  it('is filtered by kind and status', async () => {
    expect(await manage(['list'], { status: '已撤回' })).not.toContain('先到')
    expect(await manage(['list'], { kind: 'serviceProvider', status: 'submitted' })).toContain('先到')
    await expect(manage(['list'], { kind: '展会' })).rejects.toThrow(
      /--kind 展会：可以写：服务商入驻申请、培训班报名/,
    )
    await expect(manage(['list'], { status: '填写中' })).rejects.toThrow(
      /--status 填写中：可以写：待审核、审核中、未通过/,
    )
  })
})

describe('the export', () => {
  it('has a row for each application, runs no formula and names regions and prices', async () => {
    await submitted('=HYPERLINK("//a.example","x")')
    const out = join(at.folder, 'applications.csv')
    expect(await manage(['export'], { out })).toBe(`${out} 已写好`)
    expect((await stat(out)).mode & 0o777).toBe(0o600)
    const [head, ...rows] = (await readFile(out, 'utf8')).trimEnd().split('\r\n')
    expect(head).toBe(
      '\ufeff编号,类型,状态,主体,未通过原因,需要修改,公司名称,统一社会信用代码,所在地区,成立年份,团队规模,服务类目,服务市场,工作语言,服务案例,最低报价（元）,最高报价（元）,营业执照,行业资质,姓名,手机号,邮箱,提交时间,更新时间',
    )
    expect(rows.find((row) => row.includes('HYPERLINK'))).toContain(
      `"'=HYPERLINK(""//a.example"",""x"")",91330206MA2AHXK264,浙江省/宁波市/余姚市,2015,10–49 人,物流货代、海外仓储,欧洲、北美,英语、德语,`,
    )
  })
})

describe('the review', () => {
  it('rejects with reasons that the applicant reads, and tells who did what', async () => {
    const { id, mine } = await submitted()
    expect(await manage(['review', id])).toBe(`${id} 宁波远帆国际物流有限公司：审核中`)
    const field = ['营业执照=已过期', 'cases=请 补充\n结果']
    expect(await manage(['reject', id, '资质', '不全'], { field })).toMatch(/：未通过$/)
    expect(await mine()).toMatchObject({
      state: 'rejected',
      history: [{}, {}, { reason: '资质 不全', fields: { licence: '已过期', cases: '请 补充 结果' } }],
    })
    const shown = await manage(['show', id])
    expect(shown).toMatch(/3 +\d{4}.+ 未通过 +\S+@\S+ +资质 不全 +服务案例：请 补充 结果；营业执照：已过期/)
    expect(shown).toMatch(/1 +\d{4}.+ 待审核 +申请人/)
    expect(await manage(['show', id], { version: '1' })).toMatch(/版本 +1/)
  })

  it('accepts only what can be accepted, by version where one is named', async () => {
    const { id } = await submitted()
    await expect(manage(['accept', id], { version: '2' })).rejects.toThrow(/刚才有改动，没有处理/)
    expect(await manage(['accept', id], { version: '1' })).toMatch(/：已通过$/)
    await expect(manage(['reject', id, '晚了'])).rejects.toThrow(/现在是“已通过”，不能这样处理/)
  })

  it('takes a beginning of the id that no other application has', async () => {
    const { id } = await submitted()
    expect(await manage(['show', id.slice(0, 8).toUpperCase()])).toMatch(new RegExp(`^编号 +${id}$`, 'm'))
    expect(await manage(['list'])).toMatch(new RegExp(`^${id.slice(0, 8)}  `, 'm'))
    await expect(manage(['show', '00000000'])).rejects.toThrow(/没有申请 00000000/)
  })

  it.each([
    [['accept', 'x'], {}, /“x”不是申请的编号/],
    [['accept', crypto.randomUUID()], {}, /没有申请/],
    [['reject', 'ID'], {}, /还要写 原因/],
    [['reject', 'ID', '一'.repeat(401)], {}, /最多 400 个字/],
    [['reject', 'ID', '原因'], { field: ['税号=错'] }, /栏目是：公司名称/],
    [['reject', 'ID', '原因'], { field: ['营业执照='] }, /看不懂 --field/],
    [['show', 'ID'], { version: 'x' }, /--version x：请写/],
    [['show', 'ID'], { version: '9' }, /没有第 9 版/],
    [['publish', 'ID', 'folder'], {}, /现在是“待审核”，通过以后/],
    [['close', 'ID'], {}, /没有 applications close 这个命令/],
  ])('explains why %j with %j is not possible', async (words, options, message) => {
    const { id } = await submitted()
    await expect(
      manage(
        words.map((word) => (word === 'ID' ? id : word)),
        options,
      ),
    ).rejects.toThrow(message)
  })
})

describe('the page of an accepted provider', () => {
  it('begins with what was applied with, and tells an editor what is left to write', async () => {
    const { id } = await submitted()
    await manage(['accept', id])
    await expect(manage(['publish', id])).rejects.toThrow(/applications publish 还要写 文件夹/)
    const folder = join(at.folder, 'content')
    const told = await manage(['publish', id, folder])
    const [, path = ''] = /^(\S+\.md) 已写好/.exec(told) ?? []
    const text = await readFile(path, 'utf8')
    expect(text).toContain('title: 宁波远帆国际物流有限公司\n')
    expect(text).toContain('city: 宁波\n')
    expect(text).toContain('services: [ 物流货代, 海外仓储 ]')
    expect(text).toMatch(/^---\n# 还要写：.*summary.*tags/)
    await expect(manage(['publish', id, folder])).rejects.toThrow(/没能写/)

    const left =
      'summary: 欧洲专线与三座海外仓。\ntags: [ 物流, 海外仓, 新手 ]\ncover: /media/providers/baipeng.svg\n'
    const trial = () => at.run(content, ['import', folder], { 'dry-run': true })
    await expect(trial()).rejects.toThrow(/summary: is missing/)
    const more = 'platforms: [ 亚马逊 ]\nclients: 12\nresponseHours: 2\nteam: []\ncases: []\n'
    await writeFile(path, text.replace('---\n', `---\n${left}${more}`))
    expect(await trial()).toContain(`+ serviceProvider/`)
  })
})

describe('the documents', () => {
  it('go into a new folder that only the operator can read', async () => {
    const { id } = await submitted()
    const folder = join(at.folder, 'documents')
    expect(await manage(['documents', id, folder])).toContain('营业执照-1-营业执照.pdf')
    expect((await stat(folder)).mode & 0o777).toBe(0o700)
    const [file = ''] = await readdir(folder)
    expect((await readFile(join(folder, file))).equals(pdf)).toBe(true)
    await expect(manage(['documents', id, folder])).rejects.toThrow(/没能新建/)
    await expect(manage(['documents', id])).rejects.toThrow(/applications documents 还要写 文件夹/)
  })
})
