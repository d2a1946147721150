import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import type { PropsWithChildren } from 'react'
import './docs.css'

/** A page of documentation, set in our design language. */
const DocsFrame = ({ children, ...props }: PropsWithChildren<DocsContainerProps>) => (
  <DocsContainer {...props}>
    <div className="chuhai doc" lang="en">
      {children}
    </div>
  </DocsContainer>
)

export default DocsFrame
