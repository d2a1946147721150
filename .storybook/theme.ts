import { create } from 'storybook/theming'

const shared = {
  brandTitle: 'Chuhai 出海云',
  appBorderRadius: 6,
  inputBorderRadius: 6,
  fontBase: '"Noto Sans CJK SC", "PingFang SC", "Microsoft YaHei", system-ui, sans-serif',
  fontCode: '"Noto Sans Mono CJK SC", ui-monospace, Menlo, Consolas, monospace',
}

/** The colours of the design language for Storybook's own parts; its fonts and corners, too. */
export const theme = create({
  ...shared,
  base: 'light',
  colorPrimary: '#0e5ca8',
  colorSecondary: '#0e5ca8',
  appBg: '#f8fafc',
  appContentBg: '#fff',
  appPreviewBg: '#fff',
  appHoverBg: '#f0f6fc',
  appBorderColor: '#dce3ea',
  textColor: '#131e2a',
  textInverseColor: '#fff',
  textMutedColor: '#5c6b7c',
  barBg: '#fff',
  barTextColor: '#4b5969',
  barHoverColor: '#0e5ca8',
  barSelectedColor: '#0e5ca8',
  buttonBg: '#fff',
  buttonBorder: '#c3cdd8',
  booleanBg: '#f3f6f9',
  booleanSelectedBg: '#fff',
  inputBg: '#fff',
  inputBorder: '#8494a5',
  inputTextColor: '#131e2a',
})

/** The same for pages of documentation that are looked at in the dark theme. */
export const darkTheme = create({
  ...shared,
  base: 'dark',
  colorPrimary: '#6fb0ea',
  colorSecondary: '#6fb0ea',
  appBg: '#091420',
  appContentBg: '#0e1b29',
  appPreviewBg: '#0e1b29',
  appHoverBg: '#142434',
  appBorderColor: '#2a3b4d',
  textColor: '#e8eef5',
  textInverseColor: '#071f3b',
  textMutedColor: '#93a5b8',
  barBg: '#142434',
  barTextColor: '#b4c2d1',
  barHoverColor: '#7db8ee',
  barSelectedColor: '#7db8ee',
  buttonBg: '#142434',
  buttonBorder: '#3b4d61',
  booleanBg: '#0b1724',
  booleanSelectedBg: '#142434',
  inputBg: '#0b1724',
  inputBorder: '#63778b',
  inputTextColor: '#e8eef5',
})
