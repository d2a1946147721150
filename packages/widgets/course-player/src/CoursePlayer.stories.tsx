import { getHomework, getLesson, listLessonQuestions } from '@chuhai/contract/school'
import type { FakeCore } from '@chuhai/core/testing'
import { VideoPlayer } from '@chuhai/player'
import { storyControls } from '@chuhai/ui/element'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMemo } from 'react'
import { expect, within } from 'storybook/test'
import { CoursePlayer } from './CoursePlayer'
import { reference } from './element'
import { createTestCore, learner } from './testing'

/** Its pictures lie beside the stories. */
const createStoryCore = (scene: Parameters<typeof createTestCore>[0] = {}) =>
  createTestCore({ ...scene, base: location.origin })

interface Scene {
  core(): FakeCore
  lesson?: string
}

const Player = ({ core, lesson }: Scene) => {
  const made = useMemo(core, [core])
  return <CoursePlayer core={made} courseId={102} lesson={lesson} />
}

const meta: Meta<typeof Player> = {
  title: 'Widgets/Course player – 课程播放 – chuhai-course-player',
  component: Player,
  subcomponents: { CoursePlayer, VideoPlayer },
  argTypes: storyControls(reference),
}
export default meta
type Story = StoryObj<typeof Player>

export const FreeLesson: Story = { name: 'Free lesson – 试看', args: { core: () => createStoryCore() } }

export const NeedsPurchase: Story = {
  name: 'Needs purchase – 需要购买',
  args: { core: () => createStoryCore(), lesson: '1-2' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('这一节需要购买课程')).toBeVisible()
  },
}

export const NeedsSignIn: Story = {
  name: 'Needs sign in – 需要登录',
  args: { core: () => createStoryCore({ price: 0 }), lesson: '1-2' },
}

export const GoingOn: Story = {
  name: 'Going on – 继续播放',
  args: { core: () => createStoryCore({ isOwned: true, seconds: 12, user: learner }) },
}

const at = '2026-11-20T04:00:00.000Z'
const task = { title: '写准备清单', text: '列出视频验证要准备的材料。' }
const answer = { text: '能，横着拍，手机充满电。', at }
const asked = { text: '能用手机吗？', askedAt: at }

export const AskedAndHandedIn: Story = {
  name: 'Asked and handed in – 已提问、已交作业',
  args: {
    core: () => {
      const core = createStoryCore({ isOwned: true, user: learner })
      core.server
        .answer(listLessonQuestions, [
          { id: 'q-1', text: '灯光要多亮？', askedAt: at, isOwn: true, answer: null },
          { id: 'q-2', ...asked, isOwn: false, answer },
        ])
        .answer(getHomework, {
          task,
          handedIn: { version: 1, text: '执照、身份证', file: null, handedInAt: at, mark: null },
        })
      return core
    },
    lesson: '1-2',
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('等待答复')).toBeVisible()
  },
}

export const Marked: Story = {
  name: 'Marked – 作业已批改',
  args: {
    core: () => {
      const core = createStoryCore({ isOwned: true, user: learner })
      const mark = { text: '还差水电费账单，其余都对。', at }
      core.server.answer(getHomework, {
        task,
        handedIn: { version: 1, text: '执照、身份证', file: null, handedInAt: at, mark },
      })
      return core
    },
    lesson: '1-2',
  },
}

export const NotLoaded: Story = {
  name: 'Not loaded – 没有载入',
  args: {
    core: () => {
      const core = createStoryCore()
      core.server.disconnect(getLesson)
      return core
    },
  },
}
