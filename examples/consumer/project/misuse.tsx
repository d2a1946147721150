import { createAiChatStore } from '@chuhai/ai-chat'
import { Consultation, createConsultationStore } from '@chuhai/consultation'
import { createCore } from '@chuhai/core'
import { createHelpBoxStore } from '@chuhai/help-box'
import { Button } from '@chuhai/ui'

const core = createCore({ base: 'https://portal.example.com' })

// Types that were lost would allow all of these.
// @ts-expect-error base is an address
createCore({ base: 4000 })
// @ts-expect-error sections are a list
export const withoutList = <Consultation sections="amazon" />
// @ts-expect-error there is no such language
export const inFrench = <Consultation locale="fr" />
// @ts-expect-error there is no such size
export const withoutSize = <Button size="enormous">提交</Button>
// @ts-expect-error a detail has no name
export const named = <Consultation onSubmitted={({ name }) => name} />

// What widgets need of their own stores is not for pages.
// @ts-expect-error the rail is connected by the box
createHelpBoxStore(core).handle
// @ts-expect-error the form listens by itself
createConsultationStore(core).setSubmitListener(undefined)
// @ts-expect-error the chat connects itself
createAiChatStore(core).connect()
// @ts-expect-error there is no such panel
createHelpBoxStore(core).open('fax')
