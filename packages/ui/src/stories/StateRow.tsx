import type { ReactNode } from 'react'
import { ForcedState } from './forced-state'

export interface State {
  name: string
  forced?: 'hover' | 'focus'
  props: { busy?: boolean; disabled?: boolean; error?: string }
}

export const states: State[] = [
  { name: '默认', props: {} },
  { name: '悬停', forced: 'hover', props: {} },
  { name: '键盘焦点', forced: 'focus', props: {} },
  { name: '处理中', props: { busy: true } },
  { name: '禁用', props: { disabled: true } },
]

interface StateRowProps {
  title: string
  note: string
  cell: (state: State) => ReactNode
  error?: ReactNode
}

/** One component in all its states, as on the board. */
export const StateRow = ({ title, note, cell, error }: StateRowProps) => (
  <div className="states-row">
    <div>
      <h2 className="states-name">{title}</h2>
      <p className="states-note">{note}</p>
    </div>
    {states.map((state) => (
      <div key={state.name} data-state={state.name} className="states-cell">
        {state.forced ? <ForcedState state={state.forced}>{cell(state)}</ForcedState> : cell(state)}
      </div>
    ))}
    <div data-state="错误" className="states-cell">
      {error}
    </div>
  </div>
)
