import { writeFileSync } from 'node:fs'
import { test as base } from '@playwright/test'
import { accountOf } from '../accounts'
import { openBox } from '../box'
import { signInAtPortal } from '../sign-in'
import { test } from '../test'

test('a picture is uploaded, sent with a question, and reaches the model', async ({ visitor }) => {
  const path = base.info().outputPath('shelf.png')
  writeFileSync(path, await visitor.tab.picture())
  await signInAtPortal(visitor, accountOf('student', visitor))
  const chat = await openBox(visitor, 'AI 助手')
  await chat.part('button', '添加图片').press()
  await chat.selected('input[type=file]').choose(path)
  await chat.part('group', '图片').text('上传成功').see()
  await chat.part('textbox', '问题').type('看图，缺什么？')
  await visitor.tab.press('Enter')
  await chat.text(/看到 1 张图：data:image\/png;base64/).see()
})
