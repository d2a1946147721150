import { library } from '../../.commands/library.mjs'

export default library(['src/index.ts', 'src/main.ts'])
