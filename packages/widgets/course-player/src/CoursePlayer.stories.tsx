import { getLesson } from '@chuhai/contract/school'
import type { FakeCore } from '@chuhai/core/testing'
import { storyControls } from '@chuhai/ui/element'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMemo } from 'react'
import { expect, within } from 'storybook/test'
import { CoursePlayer } from './CoursePlayer'
import { coursePlayerAttributes } from './element'
import { createTestCore, learner } from './testing'

interface Scene {
  core(): FakeCore
  lesson?: string
}

const Player = ({ core, lesson }: Scene) => {
  const made = useMemo(core, [core])
  return <CoursePlayer core={made} courseId={102} lesson={lesson} />
}

const meta: Meta<typeof Player> = {
  title: '挂件/课程播放',
  component: Player,
  argTypes: storyControls(coursePlayerAttributes),
}
export default meta
type Story = StoryObj<typeof Player>

export const 试看: Story = { args: { core: () => createTestCore() } }

export const 需要购买: Story = {
  args: { core: () => createTestCore(), lesson: '1-2' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('这一节需要购买课程')).toBeVisible()
  },
}

export const 需要登录: Story = { args: { core: () => createTestCore({ price: 0 }), lesson: '1-2' } }

export const 继续播放: Story = {
  args: { core: () => createTestCore({ isOwned: true, seconds: 12, user: learner }) },
}

export const 没有载入: Story = {
  args: {
    core: () => {
      const core = createTestCore()
      core.server.disconnect(getLesson)
      return core
    },
  },
}
