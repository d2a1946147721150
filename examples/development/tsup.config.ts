import { program } from '../../.commands/library.mjs'

export default program(['src/index.ts'], { platform: 'node' })
