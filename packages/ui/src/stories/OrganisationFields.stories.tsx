import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/Button'
import { Cascader } from '../cascader/Cascader'
import { DateField } from '../date-field/DateField'
import { Dialog } from '../dialog/Dialog'
import { ImageUpload } from '../image-upload/ImageUpload'
import { TextField } from '../text-field/TextField'
import licence from './licence.svg'
import { regions } from './sample'
import './organisation-fields.css'

/** The fields of an organisation in their dialog: the picture to lay beside the third one of the board. */
const OrganisationFields = () => {
  const [name, setName] = useState('宁波宁居家居用品有限公司')
  const [code, setCode] = useState('91330281MA2C00001A')
  const [term, setTerm] = useState('2038-06-30')
  const [region, setRegion] = useState(['330000', '330200', '330281'])
  const [address, setAddress] = useState('')
  const [picture, setPicture] = useState('')
  const quiet = () => undefined
  return (
    <Dialog
      open
      title="新增主体"
      width={700}
      closeOnEscape={false}
      onClose={quiet}
      footer={
        <>
          <Button variant="secondary">取消</Button>
          <Button>提交</Button>
        </>
      }
    >
      <div className="organisation-fields">
        <TextField label="企业名称" required value={name} onChange={setName} />
        <div className="organisation-pair">
          <TextField label="统一社会信用代码" required value={code} onChange={setCode} />
          <DateField label="营业期限至" required longTerm value={term} onChange={setTerm} />
        </div>
        <Cascader
          label="所在地区"
          required
          options={regions}
          optionalFrom={2}
          skipLabel="不选区县"
          value={region}
          onChange={setRegion}
        />
        <TextField
          label="详细地址"
          required
          value={address}
          onChange={setAddress}
          placeholder="请输入"
          error="请输入"
        />
        <ImageUpload label="营业执照" value={picture} onChange={setPicture} upload={async () => licence} />
      </div>
    </Dialog>
  )
}

const meta = {
  title: 'Foundations/Organisation fields – 主体字段',
  component: OrganisationFields,
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const input = canvasElement.querySelector('input[type=file]')
    const file = new File([new Uint8Array(2_516_582)], 'yingye-zhizhao.jpg')
    if (input) await fireEvent.change(input, { target: { files: [file] } })
    await canvas.findByText('上传成功', { selector: '.ch-upload__success' })
    await userEvent.click(canvas.getByRole('combobox', { name: '所在地区' }))
    const [list] = await canvas.findAllByRole('listbox')
    await waitFor(() => expect(list).toBeVisible())
  },
} satisfies Meta<typeof OrganisationFields>

export default meta
type Story = StoryObj<typeof meta>

export const Light: Story = { name: 'Light – 浅色' }
export const Dark: Story = { name: 'Dark – 深色', globals: { theme: 'dark' } }
