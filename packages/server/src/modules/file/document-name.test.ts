import { expect, it } from 'vitest'
import { documentName } from './service'

it.each([
  ['商业计划书.pdf', 'pdf', '商业计划书.pdf'],
  ['PLAN.PDF', 'pdf', 'PLAN.PDF'],
  ['计划书.doc', 'docx', '计划书.docx'],
  ['计划书.v2.final.pptx', 'pptx', '计划书.v2.final.pptx'],
  ['.pdf', 'pdf', 'document.pdf'],
  ['a/..\\b:<c>|"?*.pdf', 'pdf', 'a..bc.pdf'],
  ['\u202efdp.exe.pdf', 'pdf', 'fdp.exe.pdf'],
  ['a\r\nSet-Cookie: x.pdf', 'pdf', 'aSet-Cookie x.pdf'],
  [`${'𠮷'.repeat(200)}.pdf`, 'pdf', `${'𠮷'.repeat(120)}.pdf`],
  ['e\u0301t\u00e9.pdf', 'pdf', '\u00e9t\u00e9.pdf'],
])('keeps of %j, which is a %s, the name %j', (given, extension, name) => {
  expect(documentName(given, extension)).toBe(name)
})
