import { accountOf } from '../accounts'
import { secure } from '../addresses'
import { logIn } from '../sign-in'
import { test } from '../test'

test('a seller signs in, answers the evaluation to its end, and is led to a guide of their own', async ({
  visitor,
}) => {
  await visitor.open(`${secure.university}/innovation.html`)
  await visitor.tab.evaluate('String(document.querySelector("chuhai-evaluation").scrollIntoView())')
  await visitor.part('region', '建立跨境专属导航').part('button', '开始评测').press()
  await logIn(visitor, accountOf('captain', visitor))
  const dialog = visitor.part('dialog', '建立跨境专属导航')
  await dialog.part('progressbar').see()
  const question = (number: number) => dialog.part('group').nth(number)
  for (let number = 0; await question(number).read(); number += 1)
    await question(number).selected('label').press()
  await dialog.part('button', '提交').press()
  await dialog.text('您现在的位置').see()
  await dialog.part('link', /^前往专属导航/).see()
})
