import { library } from '../../.commands/library.mjs'

export default library([
  'src/index.ts',
  'src/*/index.ts',
  'src/{constants,endpoint,envelope,list,locale,money,rule,sign-up-end,text,time-window,web-address}.ts',
])
