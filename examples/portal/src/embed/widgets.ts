import { aiChatAttributes, aiChatEvents, aiChatTag } from '@chuhai/ai-chat/element'
import {
  classApplicationAttributes,
  classApplicationEvents,
  classApplicationTag,
} from '@chuhai/application/element'
import { competitionAttributes, competitionEvents, competitionTag } from '@chuhai/competition/element'
import { consultationAttributes, consultationEvents, consultationTag } from '@chuhai/consultation/element'
import { coursePlayerAttributes, coursePlayerEvents, coursePlayerTag } from '@chuhai/course-player/element'
import { evaluationAttributes, evaluationEvents, evaluationTag } from '@chuhai/evaluation/element'
import { helpBoxAttributes, helpBoxEvents, helpBoxTag } from '@chuhai/help-box/element'
import { loginAttributes, loginEvents, loginTag } from '@chuhai/login/element'
import { orgSwitcherAttributes, orgSwitcherEvents, orgSwitcherTag } from '@chuhai/org-switcher/element'
import type { Locale } from '@chuhai/ui'
import type { Attributes } from '@chuhai/ui/element'

/** The values of props by their names. */
export type Props = Readonly<Record<string, unknown>>

/** A widget as pages of others embed it. */
export interface Widget {
  tag: `chuhai-${string}`
  attributes: Attributes
  events: Readonly<Record<string, string>>
  title: Record<Locale, string>
  /** The component of the same package. */
  component: string
  module: string
  /** The component's props where they are not the attributes of the element. */
  props?(values: Props): Props
  /** Values for what is required. */
  sample?: Readonly<Record<string, string>>
  /** False for what no visitor has to sign in for. */
  signsOn?: false
  plays?: true
}

/** As `data-widgets` and an address name it. */
export const nameOf = ({ tag }: Widget): string => tag.replace('chuhai-', '')

const helpBox: Widget = {
  tag: helpBoxTag,
  attributes: helpBoxAttributes,
  events: helpBoxEvents,
  title: { 'zh-CN': '浮动帮助', en: 'Help box' },
  component: 'HelpBox',
  module: '@chuhai/help-box',
}

/** Everything that a page can embed; attributes and events are those of the elements. */
export const widgets: readonly [Widget, ...Widget[]] = [
  helpBox,
  {
    tag: consultationTag,
    attributes: consultationAttributes,
    events: consultationEvents,
    title: { 'zh-CN': '在线咨询', en: 'Consultation' },
    component: 'Consultation',
    module: '@chuhai/consultation',
    signsOn: false,
  },
  {
    tag: aiChatTag,
    attributes: aiChatAttributes,
    events: aiChatEvents,
    title: { 'zh-CN': 'AI 助手', en: 'AI assistant' },
    component: 'AiChat',
    module: '@chuhai/ai-chat',
    // A component offers the consultation where it gets `onConsult`; an element cannot know who listens.
    props: ({ consult, ...values }) => ({
      framed: true,
      ...values,
      ...(consult === true && { onConsult: () => {} }),
    }),
  },
  {
    tag: evaluationTag,
    attributes: evaluationAttributes,
    events: evaluationEvents,
    title: { 'zh-CN': '出海评测', en: 'Evaluation' },
    component: 'Evaluation',
    module: '@chuhai/evaluation',
  },
  {
    tag: competitionTag,
    attributes: competitionAttributes,
    events: competitionEvents,
    title: { 'zh-CN': '大赛报名', en: 'Competition' },
    component: 'Competition',
    module: '@chuhai/competition',
    sample: { edition: '6' },
  },
  {
    tag: classApplicationTag,
    attributes: classApplicationAttributes,
    events: classApplicationEvents,
    title: { 'zh-CN': '培训班报名', en: 'Class application' },
    component: 'ClassApplication',
    module: '@chuhai/application',
    sample: { 'class-id': '6' },
  },
  {
    tag: coursePlayerTag,
    attributes: coursePlayerAttributes,
    events: coursePlayerEvents,
    title: { 'zh-CN': '课程播放', en: 'Course player' },
    component: 'CoursePlayer',
    module: '@chuhai/course-player',
    sample: { 'course-id': '101' },
    plays: true,
  },
  {
    tag: orgSwitcherTag,
    attributes: orgSwitcherAttributes,
    events: orgSwitcherEvents,
    title: { 'zh-CN': '主体切换', en: 'Organisation switcher' },
    component: 'OrgSwitcher',
    module: '@chuhai/org-switcher',
  },
  {
    tag: loginTag,
    attributes: loginAttributes,
    events: loginEvents,
    title: { 'zh-CN': '登录', en: 'Login' },
    component: 'LoginArea',
    module: '@chuhai/login',
  },
]
