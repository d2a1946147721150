import { aiChatAttributes, aiChatTag } from '@chuhai/ai-chat/element'
import { classApplicationAttributes, classApplicationTag } from '@chuhai/application/element'
import { competitionAttributes, competitionTag } from '@chuhai/competition/element'
import { consultationAttributes, consultationTag } from '@chuhai/consultation/element'
import { coursePlayerAttributes, coursePlayerTag } from '@chuhai/course-player/element'
import { evaluationAttributes, evaluationTag } from '@chuhai/evaluation/element'
import { helpBoxAttributes, helpBoxTag } from '@chuhai/help-box/element'
import { loginAttributes, loginTag } from '@chuhai/login/element'
import { orgSwitcherAttributes, orgSwitcherTag } from '@chuhai/org-switcher/element'
import { type Attributes, commonAttributes } from '@chuhai/ui/element'

const own: Record<string, Attributes> = {
  [aiChatTag]: aiChatAttributes,
  [classApplicationTag]: classApplicationAttributes,
  [competitionTag]: competitionAttributes,
  [consultationTag]: consultationAttributes,
  [coursePlayerTag]: coursePlayerAttributes,
  [evaluationTag]: evaluationAttributes,
  [helpBoxTag]: helpBoxAttributes,
  [loginTag]: loginAttributes,
  [orgSwitcherTag]: orgSwitcherAttributes,
}

/** The attributes of every element, by its tag. */
export const tables: Record<string, Attributes> = Object.fromEntries(
  Object.entries(own).map(([tag, attributes]) => [tag, { ...attributes, ...commonAttributes }]),
)
