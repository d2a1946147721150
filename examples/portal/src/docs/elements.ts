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
import { type Attributes, commonAttributes } from '@chuhai/ui/element'

type EventTable = Readonly<Record<string, string>>

interface EventText {
  /** What `event.detail` is; null for none. */
  detail: string | null
  'zh-CN': string
  en: string
}

/** What the tables of an element do not say: its attributes in English, and its events. */
interface Texts<A extends Attributes, E extends EventTable> {
  attributes: Record<keyof A, string>
  events: Record<keyof E, EventText>
}

/** An element with its tables, as the loader has it. */
export interface ElementReference {
  attributes: Attributes
  /** Callback → event. */
  events: EventTable
  texts: Texts<Attributes, EventTable>
}

const reference = <A extends Attributes, E extends EventTable>(
  attributes: A,
  events: E,
  texts: Texts<A, E>,
): ElementReference => ({ attributes, events, texts: texts as ElementReference['texts'] })

/** What the table of these two says in English alone, in Chinese. */
export const commonTexts: Record<keyof typeof commonAttributes, string> = {
  locale: '全部文字的语言，默认跟随页面。',
  theme: '浅色、深色，或跟随访客的系统。默认跟随标签上的 data-theme。',
}

export { commonAttributes }

/** Every element by its tag. */
export const elements: Readonly<Record<string, ElementReference>> = {
  [helpBoxTag]: reference(helpBoxAttributes, helpBoxEvents, {
    attributes: { side: 'The side of the page where it stands.' },
    events: {
      onSubmitted: {
        detail: '{ id }',
        'zh-CN': '咨询提交成功；`id` 是线索编号。',
        en: 'A consultation was submitted; `id` is that of the lead.',
      },
    },
  }),
  [consultationTag]: reference(consultationAttributes, consultationEvents, {
    attributes: {
      sections:
        'Topics that are chosen from the start, by code or Chinese name, separated by commas, for example amazon,first-leg.',
      'course-url': 'The course site that 查看课程 opens; by default the server’s `COURSE_URL`.',
      'privacy-url': 'The privacy policy that the consent names; by default the portal’s.',
      'hide-heading': 'Leaves out the heading.',
    },
    events: {
      onSubmitted: {
        detail: '{ id }',
        'zh-CN': '提交成功；`id` 是线索编号。',
        en: 'The form was submitted; `id` is that of the lead.',
      },
    },
  }),
  [aiChatTag]: reference(aiChatAttributes, aiChatEvents, {
    attributes: {
      consult:
        'Offers a consultation when the quota is used up; a press dispatches chuhai-consultation-requested.',
      'hide-heading': 'Leaves out the heading.',
    },
    events: {
      onConsult: {
        detail: null,
        'zh-CN': '次数用完以后，访客按了“在线咨询”。',
        en: 'The quota is used up, and the visitor asks for a consultation.',
      },
    },
  }),
  [evaluationTag]: reference(evaluationAttributes, evaluationEvents, {
    attributes: { 'button-only': 'Shows the buttons alone, without the card.' },
    events: {
      onRated: {
        detail: '{ rating, navImageId }',
        'zh-CN': '一次新的评测有了结果。',
        en: 'A new evaluation has its result.',
      },
    },
  }),
  [loginTag]: reference(loginAttributes, loginEvents, {
    attributes: {
      'after-login':
        'After sign-in: refresh updates the session in place, reload loads the page again. By default as data-after-login of the tag.',
      'personal-centre': 'The address of the personal centre; by default /user/ of the portal.',
    },
    events: {
      onSignedIn: {
        detail: '{ id }',
        'zh-CN': '访客登录了，在这里或在另一个标签页；一开始就已登录的不算。',
        en: 'The visitor has signed in, here or in another tab; not who was signed in from the start.',
      },
      onSignedOut: {
        detail: '{}',
        'zh-CN': '退出了，或会话到期。',
        en: 'The visitor has signed out, or the session has expired.',
      },
    },
  }),
  [orgSwitcherTag]: reference(orgSwitcherAttributes, orgSwitcherEvents, {
    attributes: {
      'verify-url': 'The address that 去认证 opens; without it the dialog for a new organisation.',
    },
    events: {
      onChanged: {
        detail: '{ orgId, orgName }',
        'zh-CN': '选了另一个主体；打开页面时已选的不算。',
        en: 'Another organisation is chosen; not the one that was chosen when the page opened.',
      },
      onCreated: {
        detail: '{ orgId, orgName }',
        'zh-CN': '新增了主体，已在列表里。',
        en: 'An organisation was created, and is in the list.',
      },
      onDialogClosed: {
        detail: null,
        'zh-CN': '“新增主体”对话框关闭了。',
        en: 'The dialog for a new organisation is closed.',
      },
    },
  }),
  [competitionTag]: reference(competitionAttributes, competitionEvents, {
    attributes: {
      edition: 'Which edition, by its number at the portal, for example 6; required.',
      'button-only': 'Shows the buttons alone, without the card.',
    },
    events: {
      onSubmitted: {
        detail: '{ editionId, auditStatus }',
        'zh-CN': '报名已提交审核。',
        en: 'The registration was submitted for review.',
      },
    },
  }),
  [classApplicationTag]: reference(classApplicationAttributes, classApplicationEvents, {
    attributes: { 'class-id': 'Which class, by its number at the portal, for example 6; required.' },
    events: {
      onSubmitted: {
        detail: '{ classId, id, state }',
        'zh-CN': '报名表已提交。',
        en: 'The application was submitted.',
      },
      onCancelled: {
        detail: '{ classId, id, state }',
        'zh-CN': '报名已撤回。',
        en: 'The application was withdrawn.',
      },
    },
  }),
  [coursePlayerTag]: reference(coursePlayerAttributes, coursePlayerEvents, {
    attributes: {
      'course-id': 'Which course, by its number at the portal, for example 101; required.',
      lesson: 'The lesson to begin with, for example 1-2; without it the one that was watched last.',
      autoplay: 'Goes on with the next lesson when one has ended.',
    },
    events: {
      onLessonOpened: { detail: '{ courseId, lesson }', 'zh-CN': '打开了一节。', en: 'A lesson was opened.' },
      onLessonFinished: {
        detail: '{ courseId, lesson }',
        'zh-CN': '看完了一节。',
        en: 'A lesson was watched to its end.',
      },
      onPurchaseRequested: {
        detail: '{ courseId, price }',
        'zh-CN': '访客要购买课程；`price` 的单位是分。',
        en: 'The visitor wants to buy the course; `price` is in fen.',
      },
    },
  }),
}
