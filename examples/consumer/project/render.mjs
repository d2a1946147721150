import * as aiChat from '@chuhai/ai-chat'
import { ClassApplication } from '@chuhai/application'
import * as competition from '@chuhai/competition'
import * as consultation from '@chuhai/consultation'
import { createCore } from '@chuhai/core'
import * as coursePlayer from '@chuhai/course-player'
import * as evaluation from '@chuhai/evaluation'
import * as helpBox from '@chuhai/help-box'
import * as login from '@chuhai/login'
import * as orgSwitcher from '@chuhai/org-switcher'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'

const core = createCore({ base: 'https://portal.example.com' })
const ignore = () => undefined
const props = {
  AiChat: { framed: true },
  ClassApplication: { classId: 6 },
  Competition: { edition: 6 },
  CoursePlayer: { courseId: 101 },
  CompetitionDialogs: { edition: 6, opened: 'sign-up', onOpen: ignore, onClose: ignore },
  EvaluationDialog: { isOpen: true, onClose: ignore },
  AddOrganisationDialog: { isOpen: true, onClose: ignore },
}

/** Every component of a widget as a server renders it, by its name. */
const rendered = (widget) =>
  Object.entries(widget)
    .filter(([name]) => /^[A-Z]/.test(name))
    .map(([name, component]) => [name, renderToString(createElement(component, { core, ...props[name] }))])

const widgets = [
  aiChat,
  { ClassApplication },
  competition,
  consultation,
  coursePlayer,
  evaluation,
  helpBox,
  login,
  orgSwitcher,
]
console.log(JSON.stringify(Object.fromEntries(widgets.flatMap(rendered))))
