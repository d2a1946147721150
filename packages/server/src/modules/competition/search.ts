import type { SearchSource } from '../../search/entry'
import { editionPages, listEditions } from './editions'

/** Words that visitors search for when they want to take part. */
const keywords = '大学生创业比赛，学生竞赛，比赛报名，奖金，计划书'

export const editionKind = 'edition'

/** Editions in the site search; a search for the competition alone finds the latest. */
export const editionSearchSource: SearchSource = {
  kind: editionKind,
  label: '创业大赛',
  async entries(db) {
    const rows = await listEditions(db)
    const latest = rows.at(-1)?.id
    // Editions before the previous one have no page.
    return rows.slice(-2).map(({ id, name, programme }) => {
      const { lead, introduction, review, prizes, judges, rules, signUp, schedule, notes } = programme
      const items = [
        ...introduction.tracks,
        ...introduction.gains,
        ...prizes.honours,
        ...rules.stages,
        ...notes,
      ]
      return {
        key: String(id),
        locale: 'zh-CN',
        title: id === latest ? `${name}麒麟杯跨境电商创业大赛` : `${name}大赛回顾`,
        lead: id === latest ? lead : `${name}麒麟杯跨境电商创业大赛，${lead}`,
        text: [
          introduction.lead,
          prizes.lead,
          review.lead,
          judges.lead,
          ...items.map(({ title, text }) => `${title}：${text}`),
          ...[signUp, ...schedule].map((day) => `${day.name}：${day.text}`),
          ...review.winners.map(
            ({ award, team, school, project }) => `${award} ${team}，${school}，${project}`,
          ),
          ...(id === latest ? [keywords] : []),
        ].join('\n'),
        address: id === latest ? editionPages.latest : editionPages.previous,
      }
    })
  },
}
