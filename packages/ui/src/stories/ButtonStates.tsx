import { Button, type ButtonProps } from '../button/Button'
import { StateRow } from './StateRow'

const kinds: { title: string; note: string; props: ButtonProps; last?: ButtonProps }[] = [
  { title: '主按钮', note: '高 40，处理中不变宽', props: { children: '提交' } },
  {
    title: '次按钮',
    note: '描边',
    props: { variant: 'secondary', children: '取消' },
    last: { variant: 'danger', children: '删除' },
  },
  { title: '弱按钮', note: '浅底', props: { variant: 'quiet', children: '添加成员' } },
  { title: '文字按钮', note: '高 40，无边', props: { variant: 'text', children: '查看全部' } },
  { title: '行动按钮', note: '一屏一个，橙', props: { variant: 'action', children: '立即报名' } },
]

/** Every kind of button, a column for each state. */
export const ButtonStates = () => (
  <>
    {kinds.map(({ title, note, props, last }) => (
      <StateRow
        key={title}
        title={title}
        note={note}
        cell={(state) => <Button {...props} {...state.props} />}
        error={last ? <Button {...last} /> : title === '主按钮' ? '错误由字段和提示条说明' : null}
      />
    ))}
  </>
)
