import type { Meta, StoryObj } from '@storybook/react-vite'
import { Toast } from '../toasts/Toasts'
import { ButtonStates } from './ButtonStates'
import { FieldStates } from './FieldStates'
import { NightStates } from './NightStates'
import { OpenedPanels } from './OpenedPanels'
import { states } from './StateRow'
import './states.css'

/** Every field, button, panel and message in all its states: the page to lay beside the board. */
const States = () => (
  <main className="states">
    <div className="states-row states-head">
      <h1 className="states-title">组件状态</h1>
      {[...states.map((state) => state.name), '错误'].map((name) => (
        <span key={name}>{name}</span>
      ))}
    </div>
    <ButtonStates />
    <FieldStates />
    <OpenedPanels />
    <div className="states-messages">
      <h2 className="states-name">提示条</h2>
      <div className="states-line">
        <Toast kind="success" text="操作成功！" />
        <Toast kind="success" text="提交成功，我们将在24小时内与您联系" />
        <Toast kind="warning" text="请求过于频繁" />
        <Toast kind="error" text="系统错误，请稍后再试！" />
      </div>
    </div>
    <NightStates />
  </main>
)

const meta = {
  title: 'Foundations/Component states – 组件状态',
  component: States,
  tags: ['!autodocs'],
  parameters: { bare: true, isPicture: true },
} satisfies Meta<typeof States>

export default meta
type Story = StoryObj<typeof meta>

export const Light: Story = { name: 'Light – 浅色' }
export const Dark: Story = { name: 'Dark – 深色', globals: { theme: 'dark' } }
