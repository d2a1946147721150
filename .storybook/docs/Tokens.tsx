import { Unstyled } from '@storybook/addon-docs/blocks'
import type { ReactNode } from 'react'
import { groupTokens, readTokens, type Token } from '../../packages/ui/src/stories/tokens'
import ramps from '../../packages/ui/src/tokens/ramps.css?raw'
import sheet from '../../packages/ui/src/tokens/tokens.css?raw'
import { DataTable } from './DataTable'
import './tokens.css'

export const tokens = [...readTokens(sheet), ...readTokens(ramps)]
const groups = groupTokens(tokens)
const onPhone = new Map(
  readTokens(sheet, '@media (max-width: 480px)').map((token): [string, Token] => [token.name, token]),
)

const own = ({ name }: Token) => `var(--_${name})`

const Name = ({ name, variable }: Token) => (
  <>
    <strong>{name}</strong>
    {variable && <code className="doc-variable">{variable}</code>}
  </>
)

const InBoth = ({ children }: { children: ReactNode }) => (
  <span className="doc-both">
    <span className="chuhai" data-theme="light">
      {children}
    </span>
    <span className="chuhai" data-theme="dark">
      {children}
    </span>
  </span>
)

/** Every semantic colour, light beside dark. */
export const Colours = () => (
  <DataTable
    label="Colours"
    head={['Light and dark', 'Name and variable', 'Light', 'Dark']}
    rows={groups.colours.map((token) => ({
      key: token.name,
      cells: [
        <InBoth key="swatch">
          <i style={{ background: own(token) }} />
        </InBoth>,
        <Name key="name" {...token} />,
        <code key="light">{token.light}</code>,
        <code key="dark">{token.dark}</code>,
      ],
    }))}
  />
)

/** “400 14px / 22px …”: the part before the font families. */
const measure = ({ light }: Token) => /^\d+ \d+px \/ \d+px/.exec(light)?.[0]

/** The type scale, each step in itself. */
export const TypeScale = () => (
  <DataTable
    label="Type scale"
    head={['Sample', 'Name and variable', 'Weight, size / line', 'Up to 480 px']}
    rows={groups.type
      .filter(({ name }) => name.startsWith('type-'))
      .map((token) => ({
        key: token.name,
        cells: [
          <span key="sample" className="doc-sample" lang="zh-CN" style={{ font: own(token) }}>
            从工厂到海外买家
          </span>,
          <Name key="name" {...token} />,
          <code key="measure">{measure(token)}</code>,
          <code key="phone">{measure(onPhone.get(token.name) ?? token)}</code>,
        ],
      }))}
  />
)

export const Fonts = () => (
  <DataTable
    label="Fonts"
    head={['Name and variable', 'Families']}
    rows={groups.type
      .filter(({ name }) => name.startsWith('font'))
      .map((token) => ({
        key: token.name,
        cells: [
          <Name key="name" {...token} />,
          <span key="families" style={{ fontFamily: own(token) }}>
            {token.light}
          </span>,
        ],
      }))}
  />
)

const Samples = ({
  of,
  className,
  draw,
}: {
  of: Token[]
  className: string
  draw(token: Token): ReactNode
}) => (
  <Unstyled>
    <ul className={`doc-samples ${className}`}>
      {of.map((token) => (
        <li key={token.name}>
          {draw(token)}
          <Name {...token} />
          <code>{token.light}</code>
        </li>
      ))}
    </ul>
  </Unstyled>
)

export const Spaces = () => (
  <Samples
    of={groups.space}
    className="doc-spaces"
    draw={(token) => <i style={{ width: own(token), height: own(token) }} />}
  />
)

export const Radii = () => (
  <Samples
    of={groups.radii}
    className="doc-radii"
    draw={(token) => <i style={{ borderRadius: own(token) }} />}
  />
)

/** Shadows on white and on the dark ground, where they are another. */
export const Shadows = () => (
  <DataTable
    label="Shadows"
    head={['Light and dark', 'Name and variable', 'Light', 'Dark']}
    rows={groups.shadows.map((token) => ({
      key: token.name,
      cells: [
        <InBoth key="sample">
          <i className="doc-shadow" style={{ boxShadow: own(token) }} />
        </InBoth>,
        <Name key="name" {...token} />,
        <code key="light">{token.light}</code>,
        <code key="dark">{token.dark}</code>,
      ],
    }))}
  />
)

export const Motion = () => (
  <DataTable
    label="Motion"
    head={['Name and variable', 'Value']}
    rows={groups.motion.map((token) => ({
      key: token.name,
      cells: [<Name key="name" {...token} />, <code key="value">{token.light}</code>],
    }))}
  />
)

const titles = {
  colours: 'Colours',
  ramps: 'Ramps',
  type: 'Type',
  space: 'Space',
  radii: 'Corners',
  shadows: 'Shadows',
  motion: 'Motion',
} satisfies Record<keyof typeof groups, string>

/** Every variable that a page may set. */
export const Settable = () => (
  <Unstyled>
    {Object.entries(titles).map(([group, title]) => (
      <section key={group} aria-label={title}>
        <h3>{title}</h3>
        <ul className="doc-variables">
          {groups[group as keyof typeof groups].flatMap(({ variable }) =>
            variable
              ? [
                  <li key={variable}>
                    <code>{variable}</code>
                  </li>,
                ]
              : [],
          )}
        </ul>
      </section>
    ))}
  </Unstyled>
)
