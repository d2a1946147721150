import { safeParse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { setOpeningStage } from '../admin/openings'
import { canFollow, openingStageNames, openingStages } from './opening-stages'

describe('the stages of an opening', () => {
  it('begin with the hand-over to the platform, and none comes back to the acceptance', () => {
    expect(openingStages.filter((stage) => canFollow('accepted', stage))).toEqual(['handed'])
    expect(openingStages.filter((stage) => canFollow(stage, 'accepted'))).toEqual([])
  })

  it('let the platform ask, look and decide in any order until it has decided', () => {
    const answers = ['questions', 'videoCheck', 'opened', 'refused'] as const
    for (const stage of ['handed', 'questions', 'videoCheck'] as const)
      expect(answers.every((answer) => canFollow(stage, answer))).toBe(true)
    expect(openingStages.filter((stage) => canFollow('refused', stage))).toEqual(['handed'])
    expect(openingStages.filter((stage) => canFollow('opened', stage))).toEqual(['opened'])
  })

  it('have different names in both languages', () => {
    for (const locale of ['zh-CN', 'en'] as const)
      expect(new Set(openingStages.map((stage) => openingStageNames[stage][locale])).size).toBe(
        openingStages.length,
      )
  })
})

describe('what an operator sets', () => {
  const takes = (step: object) => safeParse(setOpeningStage.body, { version: 1, step }).success
  const task = { text: '补充账单', dueAt: '2026-12-03T10:00:00.000Z' }
  const store = { number: 'A2', address: 'https://shop.example/a2' }

  it('has words, and where the platform asks something what is due and until when', () => {
    expect(takes({ stage: 'handed', words: '已提交' })).toBe(true)
    expect(takes({ stage: 'handed', words: ' ' })).toBe(false)
    expect(takes({ stage: 'questions', words: '看说明', task })).toBe(true)
    for (const broken of [undefined, { ...task, text: '' }, { ...task, dueAt: '明天' }])
      expect(takes({ stage: 'videoCheck', words: '看说明', task: broken })).toBe(false)
  })

  it('is no opened store without its number and a secure address', () => {
    expect(takes({ stage: 'opened', words: '好了', store })).toBe(true)
    for (const broken of [
      undefined,
      { ...store, number: '' },
      { ...store, address: 'http://shop.example' },
      { ...store, address: 'javascript:alert(1)' },
      { ...store, address: 'https://shop' },
    ])
      expect(takes({ stage: 'opened', words: '好了', store: broken })).toBe(false)
  })

  it('is never the acceptance, which the review gives', () => {
    expect(takes({ stage: 'accepted', words: '通过' })).toBe(false)
  })
})
