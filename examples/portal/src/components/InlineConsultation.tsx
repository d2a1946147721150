import { StyleRoot, usePart } from '@chuhai/ui'
import { useRef } from 'react'
import type { About } from '../app/about'
import { useApp } from '../app/app'
import { useIsNear } from '../app/rendering'
import './inline-consultation.css'

interface InlineConsultationProps {
  /** Sections that are chosen from the start. */
  sections: readonly string[]
  /** What it is about, where the page is about one thing. */
  about?: About
  /** Name of the draft: each page keeps its own. */
  draft: string
}

const bars = ['field', 'field', 'field', 'field', 'field', 'button']

const loadConsultation = () => import('@chuhai/consultation')

/** The consultation form inside a page; its code is loaded when it comes near the window. */
export const InlineConsultation = ({ sections, about, draft }: InlineConsultationProps) => {
  const { client } = useApp()
  const slot = useRef<HTMLDivElement>(null)
  const isNear = useIsNear(slot, { rootMargin: '600px' })
  const part = usePart(loadConsultation, isNear && client !== null, client?.core.report)
  return (
    <div className="inline-consultation" ref={slot}>
      {part && client ? (
        <StyleRoot value={undefined}>
          <part.Consultation
            key={draft}
            core={client.core}
            sections={sections}
            about={about}
            draft={draft}
            hideHeading
            onSubmitted={client.help.handleSubmitted}
          />
        </StyleRoot>
      ) : (
        <div className="inline-consultation__skeleton" aria-hidden="true">
          {bars.map((bar, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the bars never change
            <span key={index} className={`inline-consultation__${bar}`} />
          ))}
        </div>
      )}
    </div>
  )
}
