import { library } from '../../.commands/library.mjs'

export default library(['src/{index,testing}.ts', 'src/{dates,sign-on,stream,upload}/index.ts'])
