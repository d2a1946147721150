import { StyleRoot, useIsHydrated, usePart } from '@chuhai/ui'
import { useRef } from 'react'
import type { About } from '../app/about'
import { useApp } from '../app/app'
import { type Messages, useMessages } from '../app/messages'
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

const zhCN = { plainForm: '表单没有出现？打开简版表单' }
const messages: Messages<typeof zhCN> = {
  'zh-CN': zhCN,
  en: { plainForm: 'No form here? Open the plain one' },
}

/** The address of the server's own page with the form; it sees by itself which page leads there. */
const plainAddress = (sections: readonly string[], about: Partial<About> = {}): string => {
  const chosen = sections.map((section) => ['customerSource', section])
  const asked = Object.entries(about).flatMap(([name, value]) => (value ? [[name, value]] : []))
  return `/api/consultation/plain?${new URLSearchParams([...chosen, ...asked])}`
}

const loadConsultation = () => import('@chuhai/consultation')

/**
 * The consultation form inside a page; its code is loaded when it comes near the window. Where that fails, and in browsers that run
 * no script of ours, a link to the plain form appears: its time begins with the page, and again once the code is asked for.
 */
export const InlineConsultation = ({ sections, about, draft }: InlineConsultationProps) => {
  const { client } = useApp()
  const slot = useRef<HTMLDivElement>(null)
  const isHydrated = useIsHydrated()
  const words = useMessages(messages)
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
        <>
          <div className="inline-consultation__skeleton" aria-hidden="true">
            {bars.map((bar, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the bars never change
              <span key={index} className={`inline-consultation__${bar}`} />
            ))}
          </div>
          {(isNear || !isHydrated) && (
            <a
              key={String(isNear)}
              className="inline-consultation__plain"
              href={plainAddress(sections, about)}
            >
              {words.plainForm}
            </a>
          )}
        </>
      )}
    </div>
  )
}
