import { Button, EmptyState } from '@chuhai/ui'
import type { ReactNode } from 'react'
import { useVisitor } from '../../app/app'
import { useWords } from '../../content/words'
import { schoolCenterWords } from './words'
import './student-centre.css'

interface PartProps {
  name: keyof (typeof schoolCenterWords)['zh-CN']
  illustration: ReactNode
  /** Where courses are to be found. */
  path: string
}

/** One page of the school's user centre. */
export const Part = ({ name, illustration, path }: PartProps) => {
  const words = useWords(schoolCenterWords)[name]
  const { phase } = useVisitor()
  if (phase !== 'in') return null
  return (
    <div className="school-center portal-width">
      <h1>{words.title}</h1>
      <EmptyState
        illustration={illustration}
        title={words.empty}
        text={words.text}
        action={<Button href={path}>{words.action}</Button>}
      />
    </div>
  )
}
