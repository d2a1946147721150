import { Consultation } from '@chuhai/consultation'
import { createCore } from '@chuhai/core'
import { createHelpBoxStore, HelpBox } from '@chuhai/help-box'
import { LoginArea, SignOn } from '@chuhai/login'
import { Toasts } from '@chuhai/ui'
import { useStore } from '@nanostores/react'

const core = createCore({ base: 'http://localhost:4000' })
const helpBox = createHelpBoxStore(core)
core.session.refresh()

const Notices = () => (
  <Toasts notice={useStore(core.notices.$notice)} onDismiss={(id) => core.notices.dismiss(Number(id))} />
)

export const App = () => (
  <div className="chuhai">
    <LoginArea core={core} />
    <Consultation core={core} onSubmitted={({ id }) => console.log('lead', id)} />
    <HelpBox core={core} store={helpBox} />
    <SignOn core={core} />
    <Notices />
  </div>
)
