import { library } from '../../.commands/library.mjs'

export default library(['src/{index,testing}.ts', 'src/{dates,react,sign-on,stream,upload}/index.ts'])
