import { release } from '../../chat'
import { own } from '../../own'
import { accountOf } from '../accounts'
import { openBox } from '../box'
import { signInAtPortal } from '../sign-in'
import { test } from '../test'

test('an answer is streamed and shown with its table, and another is stopped', async ({ visitor }) => {
  await signInAtPortal(visitor, accountOf('asker', visitor))
  const chat = await openBox(visitor, 'AI 助手')
  await chat.part('textbox', '问题').type('标题怎么写？')
  await visitor.tab.press('Enter')
  const answer = chat.part('article', 'AI 助手').nth(-1)
  await answer.text(/更多写法见/).see()
  await answer.part('cell', 'Stapelbox').see()

  const question = own(`分两半，停在这里，${visitor.engine}，${visitor.width}`)
  await chat.part('button', '重新回答').see()
  await chat.part('textbox', '问题').type(question)
  await visitor.tab.press('Enter')
  await answer.says(/前半段，/)
  await chat.part('button', '停止').press()
  await answer.text(/已停止/).see()
  await release(question)
  await answer.says(/前半段，(?!后半段)/)
})
