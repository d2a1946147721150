import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import type { PropsWithChildren } from 'react'
import { darkTheme, theme } from '../theme'
import './docs.css'

/** The switches of the toolbar, which the types of a page's context leave out. */
interface Switches {
  store: { userGlobals: { get(): { theme?: string } } }
}

/** A page of documentation, set in our design language and in the theme of the toolbar. */
const DocsFrame = ({ children, ...props }: PropsWithChildren<DocsContainerProps>) => {
  const { store } = props.context as typeof props.context & Switches
  const isDark = store.userGlobals.get().theme === 'dark'
  return (
    <DocsContainer {...props} theme={isDark ? darkTheme : theme}>
      <div className="chuhai doc" data-theme={isDark ? 'dark' : 'light'} lang="en">
        {children}
      </div>
    </DocsContainer>
  )
}

export default DocsFrame
