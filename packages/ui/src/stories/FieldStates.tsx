import { PhoneField } from '../phone-field'
import { SectionSelect } from '../section-select'
import { Select } from '../select'
import { TextField } from '../text-field'
import { type State, StateRow } from './StateRow'
import { positions, sections } from './sample'

const quiet = () => undefined
const hidden = { labelHidden: true, onChange: quiet }
const texts: Record<string, string> = { 键盘焦点: '宁居家居', 处理中: '宁居家居' }
const phones: Record<string, string> = { 键盘焦点: '1386810', 禁用: '13868105527' }
const jobs: Record<string, string> = { 键盘焦点: '市场负责人', 禁用: '其他' }
const chosen: Record<string, string[]> = {
  悬停: ['亚马逊'],
  键盘焦点: ['亚马逊', '速卖通', '头程物流'],
  禁用: ['亚马逊'],
}

const text = ({ name, props }: State) => (
  <TextField
    {...hidden}
    {...props}
    label="文本框"
    value={texts[name] ?? ''}
    placeholder={props.disabled ? '不可修改' : '请输入'}
  />
)
const phone = ({ name, props }: State) => (
  <PhoneField
    {...hidden}
    {...props}
    label="手机号"
    value={phones[name] ?? ''}
    {...(props.busy ? { placeholder: '验证中' } : {})}
  />
)
const select = ({ name, props }: State) => (
  <Select {...hidden} {...props} label="职位" options={positions} value={jobs[name] ?? ''} />
)
const several = ({ name, props }: State) => (
  <SectionSelect {...hidden} {...props} label="咨询内容" sections={sections} value={chosen[name] ?? []} />
)
const wrong = (error: string, name = '错误'): State => ({ name, props: { error } })

/** Every field, a column for each state. */
export const FieldStates = () => (
  <>
    <StateRow title="文本框" note="高 40，手机 44" cell={text} error={text(wrong('请输入'))} />
    <StateRow
      title="手机号"
      note="数字键盘，只收数字"
      cell={phone}
      error={<PhoneField {...hidden} label="手机号" value="138681" error="请输入正确手机号" />}
    />
    <StateRow title="单选下拉" note="方向键、首字定位" cell={select} error={select(wrong('请选择'))} />
    <StateRow
      title="多选下拉"
      note="带子项，收起时一项加计数"
      cell={several}
      error={several(wrong('请选择'))}
    />
  </>
)
