import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Scene, scene } from '@chuhai/contract/assistant'
import { chatInputMax } from '@chuhai/contract/constants'
import { array, is } from 'valibot'
import { describe, expect, it } from 'vitest'
import { firstContent } from '../../content/source'
import { mediaDir } from '../../process/folders'
import { startTestApp } from '../../testing/test-app'
import { readScenes } from './content'
import { scenes } from './tables'

const server = startTestApp()
const sceneContent = readScenes(firstContent(new Date()))
const listed = async (question = '') =>
  (await server.get<Scene[]>(`/api/ai_scenario/listRecommend${question}`)).envelope.data

describe('scenes', () => {
  it('are four unless more are asked for, in the operator’s order, for anybody', async () => {
    const four = await listed()
    expect(is(array(scene), four)).toBe(true)
    expect(four.map(({ name }) => name)).toEqual(['文案润色', '标题优化', '邮件回复', '开店建议'])
    expect(await listed('?count=4')).toEqual(four)
    expect((await listed('?count=20')).length).toBe(sceneContent.length)
    for (const count of ['0', '21', 'x'])
      expect((await server.get(`/api/ai_scenario/listRecommend?count=${count}`)).http).toBe(422)
  })

  it('are shown while they are enabled', async () => {
    await server.db.update(scenes).set({ isEnabled: false })
    expect(await listed()).toEqual([])
    await server.db.update(scenes).set({ isEnabled: true })
  })

  it('have a logo each, and guide words that may be sent as they are', () => {
    expect(sceneContent.length).toBeGreaterThanOrEqual(8)
    for (const { logo, guideWords } of sceneContent) {
      expect(existsSync(join(mediaDir, logo.replace('/media/', ''))), logo).toBe(true)
      expect([...guideWords].length, logo).toBeLessThanOrEqual(chatInputMax)
    }
  })
})
