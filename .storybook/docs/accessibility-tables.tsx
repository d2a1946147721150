import { Markdown, Subheading } from '@storybook/addon-docs/blocks'
import { contrasts } from '../../packages/ui/src/stories/contrast'
import { DataTable } from './DataTable'
import { tokens } from './Tokens'
import { widgets } from './widgets'

interface PairProps {
  front: string
  back: string
  least: number
  theme: 'light' | 'dark'
}

/** Text on its ground; what needs less contrast than text is a line. */
const Pair = ({ front, back, least, theme }: PairProps) => (
  <span className="chuhai doc-contrast" data-theme={theme}>
    {least < 4.5 ? (
      <i style={{ background: `var(--_${back})`, boxShadow: `inset 0 0 0 2px var(--_${front})` }}>&nbsp;</i>
    ) : (
      <i style={{ background: `var(--_${back})`, color: `var(--_${front})` }}>云 Aa</i>
    )}
  </span>
)

/** The contrast of the tokens, counted from their values. */
export const Contrasts = () => (
  <DataTable
    label="Contrast"
    head={['Pair', 'Light', 'Dark', 'At least']}
    rows={contrasts(tokens).map(({ front, back, light, dark, least }) => ({
      key: `${front} ${back}`,
      cells: [
        <>
          <strong>{front}</strong> on {back}
        </>,
        <>
          <Pair front={front} back={back} least={least} theme="light" /> {light.toFixed(1)} : 1
        </>,
        <>
          <Pair front={front} back={back} least={least} theme="dark" /> {dark.toFixed(1)} : 1
        </>,
        `${least} : 1`,
      ],
    }))}
  />
)

/** What each widget promises, as its README has it. */
export const Promises = () =>
  widgets.map(({ reference: { tag }, readme }) => (
    <section key={tag}>
      <Subheading>{`<${tag}>`}</Subheading>
      <Markdown>{readme.accessibility}</Markdown>
    </section>
  ))
