import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { createConsultation } from '../../packages/contract/src/consultation/index'
import {
  getEvaluationResult,
  listEvaluationFields,
  submitEvaluation,
} from '../../packages/contract/src/evaluation/index'
import { createOrganisation } from '../../packages/contract/src/organisation/index'
import { getRegionTree } from '../../packages/contract/src/region/index'
import { createFakeCore, createServerDouble } from '../../packages/core/src/testing'
import { Scope } from '../../packages/ui/src/scope/Scope'
import { AiChat } from '../../packages/widgets/ai-chat/src/index'
import { assistant } from '../../packages/widgets/ai-chat/src/testing'
import { CompetitionDialogs } from '../../packages/widgets/competition/src/index'
import { createTestCore } from '../../packages/widgets/competition/src/testing/core'
import { cuckoo, team } from '../../packages/widgets/competition/src/testing/registrations'
import { Consultation } from '../../packages/widgets/consultation/src/index'
import { validValues as validLead } from '../../packages/widgets/consultation/src/testing'
import { EvaluationDialog } from '../../packages/widgets/evaluation/src/index'
import { allAnswers, compared, ratedResult, sixFields } from '../../packages/widgets/evaluation/src/testing'
import { HelpBox } from '../../packages/widgets/help-box/src/index'
import { AddOrganisationDialog } from '../../packages/widgets/org-switcher/src/index'
import { regionTree, userOf, validValues } from '../../packages/widgets/org-switcher/src/testing'

/** Each widget inside a form of a page in React, on a server double; `?widget=` names it. */
const server = createServerDouble()
  .answer(createConsultation, { id: 'lead-1' })
  .answer(getRegionTree, regionTree)
  .answer(createOrganisation, { orgId: 'org-9', orgName: validValues.orgName })
  .answer(listEvaluationFields, sixFields)
  .answer(submitEvaluation, compared)
  .answer(getEvaluationResult, ratedResult)
const core = createFakeCore({}, { server, user: userOf() })
core.drafts.open('consultation.form').write({ values: validLead })
core.drafts.open('organisation.form').write({ values: validValues })
core.drafts.open('evaluation.form').write({ answers: allAnswers })

const chatCore = createFakeCore({}, { server: assistant(), user: userOf() })
const cupCore = createTestCore({ registration: cuckoo, members: team })

const Dialogs = ({ of: Dialog, ...props }) => {
  const [isOpen, setIsOpen] = useState(true)
  return <Dialog {...props} isOpen={isOpen} onClose={() => setIsOpen(false)} />
}

const widgets = {
  consultation: [core, <Consultation key="widget" core={core} />],
  'help-box': [core, <HelpBox key="widget" core={core} />],
  organisation: [core, <Dialogs key="widget" of={AddOrganisationDialog} core={core} />],
  evaluation: [core, <Dialogs key="widget" of={EvaluationDialog} core={core} beginsWith="form" />],
  chat: [chatCore, <AiChat key="widget" core={chatCore} framed />],
  competition: [
    cupCore,
    <CompetitionDialogs
      key="widget"
      core={cupCore}
      edition={6}
      opened="sign-up"
      onOpen={() => {}}
      onClose={() => {}}
    />,
  ],
}

const [usedCore, widget] = widgets[new URLSearchParams(location.search).get('widget')]

/** What the page's form was told. */
window.told = []
window.calls = () => usedCore.server.requests.map(({ method, path, body }) => ({ method, path, body }))
const tell = (event) => window.told.push(event.type)

createRoot(document.getElementById('root')).render(
  <StrictMode>
    <form name="order" action="/ordered" onSubmit={tell} onChange={tell} onInput={tell} onReset={tell}>
      <input name="amount" defaultValue="1" aria-label="数量" />
      <Scope theme="light">{widget}</Scope>
      <button type="submit">下单</button>
    </form>
  </StrictMode>,
)
