import { Heading } from '@storybook/addon-docs/blocks'
import type { ReactNode } from 'react'
import { namesOf } from '../names'

/** The heading of a section: “States – 状态”. */
const SectionHeading = ({ children }: { children?: ReactNode }) => {
  const { english, chinese } = namesOf(String(children))
  return (
    <Heading>
      {english} {chinese && <small lang="zh-CN">{chinese}</small>}
    </Heading>
  )
}

export default SectionHeading
