import type { AiChatProps } from '@chuhai/ai-chat'
import { aiChatAttributes, aiChatEvents, aiChatTag } from '@chuhai/ai-chat/element'
import type { ClassApplicationProps } from '@chuhai/application'
import {
  classApplicationAttributes,
  classApplicationEvents,
  classApplicationTag,
} from '@chuhai/application/element'
import type { CompetitionProps } from '@chuhai/competition'
import { competitionAttributes, competitionEvents, competitionTag } from '@chuhai/competition/element'
import type { ConsultationProps } from '@chuhai/consultation'
import { consultationAttributes, consultationEvents, consultationTag } from '@chuhai/consultation/element'
import type { CoursePlayerProps } from '@chuhai/course-player'
import { coursePlayerAttributes, coursePlayerEvents, coursePlayerTag } from '@chuhai/course-player/element'
import type { EvaluationProps } from '@chuhai/evaluation'
import { evaluationAttributes, evaluationEvents, evaluationTag } from '@chuhai/evaluation/element'
import type { HelpBoxProps } from '@chuhai/help-box'
import { helpBoxAttributes, helpBoxEvents, helpBoxTag } from '@chuhai/help-box/element'
import type { LoginAreaProps } from '@chuhai/login'
import { loginAttributes, loginEvents, loginTag } from '@chuhai/login/element'
import type { OrgSwitcherProps } from '@chuhai/org-switcher'
import { orgSwitcherAttributes, orgSwitcherEvents, orgSwitcherTag } from '@chuhai/org-switcher/element'
import type { Locale } from '@chuhai/ui'
import type { AttributeProps, Attributes } from '@chuhai/ui/element'

interface Definition<A extends Attributes, Props> {
  tag: `chuhai-${string}`
  attributes: A
  events: Readonly<Record<string, string>>
  title: Record<Locale, string>
  /** The component of the same package. */
  component: string
  module: string
  /** Props of the component for what the attributes of the element say. */
  props(values: AttributeProps<A>): Partial<Props>
  /** Values for what is required. */
  sample?: Partial<Record<keyof A, string>>
  /** False for what no visitor has to sign in for. */
  signsOn?: false
  plays?: true
}

/** A widget as pages of others embed it. */
export interface Widget extends Omit<Definition<Attributes, object>, 'props'> {
  name: string
  props(values: Readonly<Record<string, unknown>>): object
}

const widget = <A extends Attributes, Props extends object>(definition: Definition<A, Props>): Widget => ({
  ...(definition as unknown as Omit<Widget, 'name'>),
  name: definition.tag.replace('chuhai-', ''),
})

const listOf = (text: string | undefined) => text?.split(/[,，]/).map((each) => each.trim())

/** Everything that a page can embed; attributes and events are those of the elements. */
export const widgets: readonly [Widget, ...Widget[]] = [
  widget<typeof helpBoxAttributes, HelpBoxProps>({
    tag: helpBoxTag,
    attributes: helpBoxAttributes,
    events: helpBoxEvents,
    title: { 'zh-CN': '浮动帮助', en: 'Help box' },
    component: 'HelpBox',
    module: '@chuhai/help-box',
    props: ({ side }) => ({ side }),
  }),
  widget<typeof consultationAttributes, ConsultationProps>({
    tag: consultationTag,
    attributes: consultationAttributes,
    events: consultationEvents,
    title: { 'zh-CN': '在线咨询', en: 'Consultation' },
    component: 'Consultation',
    module: '@chuhai/consultation',
    props: ({ sections, courseUrl, privacyUrl, hideHeading }) => ({
      heading: !hideHeading,
      sections: listOf(sections),
      courseUrl,
      privacyUrl,
    }),
    signsOn: false,
  }),
  widget<typeof aiChatAttributes, AiChatProps>({
    tag: aiChatTag,
    attributes: aiChatAttributes,
    events: aiChatEvents,
    title: { 'zh-CN': 'AI 助手', en: 'AI assistant' },
    component: 'AiChat',
    module: '@chuhai/ai-chat',
    props: ({ hideHeading, consult }) => ({
      framed: true,
      heading: !hideHeading,
      onConsult: consult ? () => {} : undefined,
    }),
  }),
  widget<typeof evaluationAttributes, EvaluationProps>({
    tag: evaluationTag,
    attributes: evaluationAttributes,
    events: evaluationEvents,
    title: { 'zh-CN': '出海评测', en: 'Evaluation' },
    component: 'Evaluation',
    module: '@chuhai/evaluation',
    props: ({ buttonOnly }) => ({ buttonOnly }),
  }),
  widget<typeof competitionAttributes, CompetitionProps>({
    tag: competitionTag,
    attributes: competitionAttributes,
    events: competitionEvents,
    title: { 'zh-CN': '大赛报名', en: 'Competition' },
    component: 'Competition',
    module: '@chuhai/competition',
    props: ({ edition, buttonOnly }) => ({ editionId: edition, buttonOnly }),
    sample: { edition: '6' },
  }),
  widget<typeof classApplicationAttributes, ClassApplicationProps>({
    tag: classApplicationTag,
    attributes: classApplicationAttributes,
    events: classApplicationEvents,
    title: { 'zh-CN': '培训班报名', en: 'Class application' },
    component: 'ClassApplication',
    module: '@chuhai/application',
    props: ({ classId }) => ({ classId }),
    sample: { 'class-id': '6' },
  }),
  widget<typeof coursePlayerAttributes, CoursePlayerProps>({
    tag: coursePlayerTag,
    attributes: coursePlayerAttributes,
    events: coursePlayerEvents,
    title: { 'zh-CN': '课程播放', en: 'Course player' },
    component: 'CoursePlayer',
    module: '@chuhai/course-player',
    props: ({ courseId, lesson, autoplay }) => ({ courseId, lesson, isContinuous: autoplay }),
    sample: { 'course-id': '101' },
    plays: true,
  }),
  widget<typeof orgSwitcherAttributes, OrgSwitcherProps>({
    tag: orgSwitcherTag,
    attributes: orgSwitcherAttributes,
    events: orgSwitcherEvents,
    title: { 'zh-CN': '主体切换', en: 'Organisation switcher' },
    component: 'OrgSwitcher',
    module: '@chuhai/org-switcher',
    props: ({ verifyUrl }) => ({ verifyUrl }),
  }),
  widget<typeof loginAttributes, LoginAreaProps>({
    tag: loginTag,
    attributes: loginAttributes,
    events: loginEvents,
    title: { 'zh-CN': '登录', en: 'Login' },
    component: 'LoginArea',
    module: '@chuhai/login',
    props: ({ afterLogin, personalCentre }) => ({ after: afterLogin, personalCentre }),
  }),
]
