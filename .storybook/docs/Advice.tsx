import { Unstyled } from '@storybook/addon-docs/blocks'
import type { ReactNode } from 'react'
import './advice.css'

interface AdviceProps {
  good: ReactNode
  bad: ReactNode
  /** Why, below each. */
  yes: ReactNode
  no: ReactNode
}

/** How to do something beside how not to. */
export const Advice = ({ good, bad, yes, no }: AdviceProps) => (
  <Unstyled>
    <div className="doc-advice">
      <figure>
        <div className="doc-stage" lang="zh-CN">
          {good}
        </div>
        <figcaption>
          <strong>
            Do <span lang="zh-CN">该做</span>
          </strong>{' '}
          {yes}
        </figcaption>
      </figure>
      <figure data-bad="">
        <div className="doc-stage" lang="zh-CN">
          {bad}
        </div>
        <figcaption>
          <strong>
            Don&apos;t <span lang="zh-CN">不该做</span>
          </strong>{' '}
          {no}
        </figcaption>
      </figure>
    </div>
  </Unstyled>
)
