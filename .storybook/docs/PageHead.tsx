import { Unstyled } from '@storybook/addon-docs/blocks'
import type { ReactNode } from 'react'
import { namesOf } from '../names'
import './page-head.css'

/** The head of a page; `title` is that of the sidebar. */
export const PageHead = ({ title, children }: { title: string; children?: ReactNode }) => {
  const { english, chinese, tag } = namesOf(title)
  return (
    <Unstyled>
      <header className="doc-head">
        <h1>
          {english} {chinese && <small lang="zh-CN">{chinese}</small>}
        </h1>
        {tag && <code>{`<${tag}>`}</code>}
        <div className="doc-lead">{children}</div>
      </header>
    </Unstyled>
  )
}
