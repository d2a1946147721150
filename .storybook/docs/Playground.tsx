import { Unstyled } from '@storybook/addon-docs/blocks'
import { type CSSProperties, type ReactNode, useId, useState } from 'react'
import { Button } from '../../packages/ui/src/button/Button'
import { Checkbox } from '../../packages/ui/src/choice/Checkbox'
import { contrastOf } from '../../packages/ui/src/stories/contrast'
import { Tag } from '../../packages/ui/src/tag/Tag'
import { TextField } from '../../packages/ui/src/text-field/TextField'
import { Code } from './Code'
import './playground.css'

const fonts = {
  'as it is': '',
  'Songti, a serif': 'Georgia, "Songti SC", "Noto Serif CJK SC", serif',
  'of the system': 'system-ui, sans-serif',
}

const Setting = ({ label, children }: { label: string; children: (id: string) => ReactNode }) => {
  const id = useId()
  return (
    <div className="doc-setting">
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  )
}

const Sample = () => {
  const [name, setName] = useState('宁波宁居家居')
  const [isAgreed, setIsAgreed] = useState(true)
  return (
    <div className="doc-sample-form" lang="zh-CN">
      <TextField label="公司名称" value={name} onChange={setName} required />
      <Checkbox checked={isAgreed} onChange={setIsAgreed}>
        同意出海云使用以上信息与您联系
      </Checkbox>
      <div className="doc-row">
        <Button>提交</Button>
        <Button variant="secondary">取消</Button>
        <Button variant="action">立即报名</Button>
        <Tag>官方</Tag>
      </div>
    </div>
  )
}

/** Some variables to set, what they do to the components, and the stylesheet that does the same in a page. */
export const Playground = () => {
  const [primary, setPrimary] = useState('#7a2e0c')
  const [radius, setRadius] = useState(2)
  const [font, setFont] = useState<keyof typeof fonts>('as it is')
  const [theme, setTheme] = useState('light')
  const variables = {
    '--chuhai-primary': primary,
    '--chuhai-on-primary': contrastOf(primary, '#fff') >= 4.5 ? '#fff' : '#071f3b',
    '--chuhai-radius-control': `${radius}px`,
    ...(fonts[font] && { '--chuhai-font': fonts[font] }),
  }
  const onPrimary = contrastOf(primary, variables['--chuhai-on-primary'])
  const css = Object.entries(variables).map(([name, value]) => `  ${name}: ${value};`)
  return (
    <>
      <Unstyled>
        <div className="doc-playground">
          <div className="doc-settings">
            <Setting label="Primary colour">
              {(id) => (
                <input
                  id={id}
                  type="color"
                  value={primary}
                  onChange={(event) => setPrimary(event.target.value)}
                />
              )}
            </Setting>
            <Setting label={`Corners, ${radius} px`}>
              {(id) => (
                <input
                  id={id}
                  type="range"
                  min={0}
                  max={20}
                  value={radius}
                  onChange={(event) => setRadius(event.target.valueAsNumber)}
                />
              )}
            </Setting>
            <Setting label="Font">
              {(id) => (
                <select id={id} value={font} onChange={(event) => setFont(event.target.value as typeof font)}>
                  {Object.keys(fonts).map((name) => (
                    <option key={name}>{name}</option>
                  ))}
                </select>
              )}
            </Setting>
            <Setting label="Theme">
              {(id) => (
                <select id={id} value={theme} onChange={(event) => setTheme(event.target.value)}>
                  <option>light</option>
                  <option>dark</option>
                </select>
              )}
            </Setting>
            <p role="status">Text on the buttons has a contrast of {onPrimary.toFixed(1)} : 1.</p>
          </div>
          <div style={variables as CSSProperties}>
            <div className="chuhai doc-stage" data-theme={theme}>
              <Sample />
            </div>
          </div>
        </div>
      </Unstyled>
      <Code code={`:root {\n${css.join('\n')}\n}`} language="css" />
    </>
  )
}
