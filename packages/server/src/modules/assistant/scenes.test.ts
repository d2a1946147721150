import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Scene, scene } from '@chuhai/contract/assistant'
import { chatInputMax } from '@chuhai/contract/constants'
import { array, is } from 'valibot'
import { describe, expect, it } from 'vitest'
import { mediaDir } from '../../process/folders'
import { firstItems } from '../../testing/first-items'
import { startTestApp } from '../../testing/test-app'
import { sceneContent } from './content'

const server = startTestApp()
const written = firstItems(sceneContent)
const listed = async (question = '') =>
  (await server.get<Scene[]>(`/api/ai_scenario/listRecommend${question}`)).envelope.data

describe('scenes', () => {
  it('are four by default, in the editors’ order, without a sign-in', async () => {
    const four = await listed()
    expect(is(array(scene), four)).toBe(true)
    expect(four.map(({ name }) => name)).toEqual(['文案润色', '标题优化', '邮件回复', '开店建议'])
    expect(await listed('?count=4')).toEqual(four)
    expect((await listed('?count=20')).length).toBe(written.length)
    for (const count of ['0', '21', 'x'])
      expect((await server.get(`/api/ai_scenario/listRecommend?count=${count}`)).http).toBe(422)
  })

  it('have a logo each, and guide words that are valid questions', () => {
    expect(written.length).toBeGreaterThanOrEqual(8)
    for (const { logo, guideWords } of written) {
      expect(existsSync(join(mediaDir, logo.replace('/media/', ''))), logo).toBe(true)
      expect([...guideWords].length, logo).toBeLessThanOrEqual(chatInputMax)
    }
  })
})
