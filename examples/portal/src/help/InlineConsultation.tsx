import type { Core } from '@chuhai/core'
import { StyleRoot } from '@chuhai/ui'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { useApp } from '../app/app'
import './inline-consultation.css'

interface Choice {
  /** Sections that are chosen from the start. */
  sections: readonly string[]
  /** Name of the draft: each page keeps its own. */
  draft: string
}

type Form = ComponentType<Choice & { core: Core }>

const bars = ['field', 'field', 'field', 'field', 'field', 'button']

/** The consultation form inside a page: its code comes when the visitor comes near it. */
export const InlineConsultation = ({ sections, draft }: Choice) => {
  const { client } = useApp()
  const slot = useRef<HTMLDivElement>(null)
  const [Form, setForm] = useState<Form | null>(null)

  useEffect(() => {
    if (!client || !slot.current) return
    let isHere = true
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        observer.disconnect()
        import('@chuhai/consultation').then(
          ({ Consultation }) => isHere && setForm(() => Consultation),
          client.core.report,
        )
      },
      { rootMargin: '600px' },
    )
    observer.observe(slot.current)
    return () => {
      isHere = false
      observer.disconnect()
    }
  }, [client])

  return (
    <div className="inline-consultation" ref={slot}>
      {Form && client ? (
        <StyleRoot value={undefined}>
          <Form key={draft} core={client.core} sections={sections} draft={draft} />
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
