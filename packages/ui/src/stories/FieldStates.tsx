import { Autocomplete } from '../autocomplete/Autocomplete'
import { Cascader } from '../cascader/Cascader'
import { DateField } from '../date-field/DateField'
import { FileUpload } from '../file-upload/FileUpload'
import { ImageUpload } from '../image-upload/ImageUpload'
import { PhoneField } from '../phone-field/PhoneField'
import { SectionSelect } from '../section-select/SectionSelect'
import { Segmented } from '../segmented/Segmented'
import { Select } from '../select/Select'
import { TextField } from '../text-field/TextField'
import { type State, StateRow } from './StateRow'
import { positions, regions, sections } from './sample'

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
const places: Record<string, string[]> = { 键盘焦点: ['330000', '330200'], 禁用: ['330000', '330200'] }
const dates: Record<string, string> = { 键盘焦点: '2038-06-30', 处理中: '2038-06-30', 禁用: '2038-06-30' }

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
const region = ({ name, props }: State) => (
  <Cascader {...hidden} {...props} label="所在地区" options={regions} value={places[name] ?? []} />
)
const date = ({ name, props }: State) => (
  <DateField {...hidden} {...props} label="营业期限至" value={dates[name] ?? ''} />
)
const suggested = ({ name, props }: State) => (
  <Autocomplete
    {...hidden}
    {...props}
    label="学校"
    value={texts[name] ? '嘉兴大学' : ''}
    placeholder="请输入学校名称"
    suggestions={[]}
    onAsk={quiet}
  />
)
const either = ({ name, props }: State) => (
  <Segmented
    {...hidden}
    {...props}
    label="跨境电商经验"
    value={name === '默认' || name === '错误' ? '' : '1'}
    options={[
      { value: '1', label: '是' },
      { value: '0', label: '否' },
    ]}
  />
)
const document = ({ props }: State) => (
  <FileUpload
    {...hidden}
    {...props}
    label="计划书"
    value={null}
    extensions={['pdf', 'docx']}
    maxBytes={52_428_800}
    upload={async ({ name }) => ({ name })}
  />
)
const upload = ({ props }: State) => (
  <ImageUpload {...hidden} {...props} label="营业执照" value="" upload={async () => ''} />
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
    <StateRow title="地区级联" note="输入可筛选" cell={region} error={region(wrong('请选择'))} />
    <StateRow title="日期" note="可键入，可选" cell={date} error={date(wrong('请输入正确的日期'))} />
    <StateRow
      title="输入建议"
      note="可选可填，停顿后才问"
      cell={suggested}
      error={suggested(wrong('请输入'))}
    />
    <StateRow title="分段单选" note="两三个短答案" cell={either} error={either(wrong('请选择'))} />
    <StateRow
      title="图片上传"
      note="点击、拖拽、粘贴"
      cell={upload}
      error={upload(wrong('请上传营业执照'))}
    />
    <StateRow
      title="文件上传"
      note="可更换，新的到达前旧的都在"
      cell={document}
      error={document(wrong('请选择计划书文件'))}
    />
  </>
)
