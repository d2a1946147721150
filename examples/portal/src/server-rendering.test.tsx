// @vitest-environment node
import { AiChat } from '@chuhai/ai-chat'
import { ClassApplication, StoreApplication } from '@chuhai/application'
import { Competition } from '@chuhai/competition'
import { Consultation } from '@chuhai/consultation'
import { createFakeCore } from '@chuhai/core/testing'
import { CoursePlayer } from '@chuhai/course-player'
import { Evaluation } from '@chuhai/evaluation'
import { HelpBox } from '@chuhai/help-box'
import { Inbox } from '@chuhai/inbox'
import { LoginArea } from '@chuhai/login'
import { Enquiry, ServiceCard } from '@chuhai/market'
import { OrgSwitcher } from '@chuhai/org-switcher'
import { ShippingQuote, Tracking } from '@chuhai/shipping'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'

const user = {
  id: '7',
  userName: 'Shen',
  unionId: 'u-7',
  userAvatar: null,
  userOrgInfoList: [{ orgId: 'a', orgName: 'Ningju' }],
}
const core = createFakeCore({}, { user })

it.each([
  ['ai-chat', <AiChat key="" core={core} framed />],
  ['class-application', <ClassApplication key="" core={core} classId={6} />],
  ['competition', <Competition key="" core={core} edition={6} />],
  ['consultation', <Consultation key="" core={core} />],
  ['course-player', <CoursePlayer key="" core={core} courseId={101} />],
  ['enquiry', <Enquiry key="" core={core} service={1} />],
  ['evaluation', <Evaluation key="" core={core} />],
  ['help-box', <HelpBox key="" core={core} />],
  ['inbox', <Inbox key="" core={core} />],
  ['login', <LoginArea key="" core={core} />],
  ['org-switcher', <OrgSwitcher key="" core={core} />],
  ['service-card', <ServiceCard key="" core={core} service={1} />],
  ['shipping-quote', <ShippingQuote key="" core={core} />],
  ['store-application', <StoreApplication key="" core={core} platform="amazon" />],
  ['tracking', <Tracking key="" core={core} />],
])('renders %s on a server, where there is no window', (name, widget) => {
  expect(globalThis.window).toBeUndefined()
  expect(renderToString(widget)).toContain(`class="ch-${name}"`)
})
