import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Button } from '../button/Button'
import { Form } from '../form/Form'
import { TextArea } from '../text-field/TextArea'
import { Field, Note } from './Field'

interface QuestionProps {
  value?: string
  error?: string
  hint?: string
  disabled?: boolean
  onSubmit(): void
}

/** A field whose control is of one's own, in a form. */
const Question = ({ value: first = '', onSubmit, ...field }: QuestionProps) => {
  const [value, setValue] = useState(first)
  return (
    <Form onSubmit={onSubmit} className="story-column">
      <Field label="问题说明" {...field}>
        {(control) => (
          <div className="ch-box" style={{ height: 'auto', padding: '8px 12px' }}>
            <TextArea
              {...control}
              className="ch-box__input"
              rows={4}
              value={value}
              onChange={setValue}
              placeholder="平台、站点，以及遇到的情况"
              disabled={field.disabled}
            />
          </div>
        )}
      </Field>
      <Button type="submit" disabled={field.disabled}>
        提交
      </Button>
    </Form>
  )
}

const meta = {
  title: 'Components/Field and form – 字段与表单',
  component: Question,
  subcomponents: { Field, Note, TextArea, Form },
  args: { onSubmit: fn() },
} satisfies Meta<typeof Question>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { name: 'Empty – 未填写' }
export const Filled: Story = { name: 'Filled – 已填写', args: { value: '亚马逊德国站被要求补交 EPR 编号。' } }
export const WithHint: Story = { name: 'With hint – 提示', args: { hint: '不要写账号和密码' } }
export const WithError: Story = { name: 'With error – 错误', args: { error: '请填写问题说明' } }
export const Disabled: Story = { name: 'Disabled – 禁用', args: { disabled: true } }
export const Submitted: Story = {
  name: 'Submitted – 提交',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('textbox', { name: '问题说明' }), '首批怎么入仓')
    await userEvent.click(canvas.getByRole('button', { name: '提交' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}
