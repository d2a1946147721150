import type { Edition, Programme } from '@chuhai/contract/competition'

/** The open edition, 27 days before its sign-up closes. */
export const editionDouble: Edition = {
  id: 6,
  name: '第六届',
  opensAt: '2026-11-02T01:00:00.000Z',
  closesAt: '2026-12-19T15:59:59.999Z',
  now: '2026-11-22T04:00:00.000Z',
}

const names: Record<number, string> = { 5: '第五届', 6: '第六届' }

/** What an edition is about, with one or two of everything. */
export const programmeDouble = (id: number): Programme => ({
  edition: { id, name: names[id] ?? `第 ${id} 届`, startsOn: '2025-11-03', endsOn: '2026-03-29' },
  lead: `${names[id]}：一支队伍，一个品类，一条真实的航线。`,
  figures: [
    { value: '50', unit: '万元', label: '总奖金' },
    { value: '12.19', unit: '', label: '报名截止' },
  ],
  introduction: {
    lead: '名次由四周的订单说话。',
    tracks: [
      { title: '新星赛道', text: '面向在校学生。' },
      { title: '栋梁赛道', text: '面向初创企业。' },
    ],
    gains: [{ title: '一家店铺', text: '可以直接上架。' }],
  },
  review: {
    lead: '第四届有 246 所院校。',
    figures: [{ value: '246', unit: '所', label: '参赛院校' }],
    winners: [
      {
        award: '新星冠军',
        team: '拾浪',
        school: '闽海外贸学院',
        zone: '南部赛区',
        project: '冲浪板脚绳',
        result: '四周 1,168 单',
      },
    ],
  },
  prizes: {
    lead: '24 支团队都有奖。',
    awards: [
      { name: '新星冠军', teams: 1, amount: 6_000_000, extra: '海外仓仓租免 12 个月' },
      { name: '新星优胜', teams: 6, amount: 500_000, extra: '创业扶持直接入选' },
    ],
    honours: [{ title: '优秀指导教师', text: '共 6 位。' }],
  },
  judges: {
    lead: '当场回避。',
    people: [{ name: '顾明澜', title: '国际贸易教授', field: '目标市场' }],
  },
  rules: {
    stages: [{ title: '四周试单', text: '28 天后停止计数。' }],
    criteria: [
      { name: '经营成绩', share: 60, text: '看订单' },
      { name: '团队', share: 40, text: '分工清楚' },
    ],
  },
  schedule: [
    { name: '报名', startsOn: '2025-11-03', endsOn: '2025-12-20', text: '提交成员。' },
    { name: '全国总决赛', startsOn: '2026-03-29', text: '当天颁奖。' },
  ],
  notes: [{ title: '恰有一名组长', text: '成员最多 20 人。' }],
})

/** What a server answers about editions; undefined for anything else. */
export const cupAnswer = (pathname: string): unknown => {
  const asked = /^\/api\/competition\/edition\/(latest|previous)(\/programme)?$/.exec(pathname)
  if (!asked) return undefined
  const id = asked[1] === 'latest' ? 6 : 5
  return asked[2] ? programmeDouble(id) : { ...editionDouble, id, name: names[id] }
}
