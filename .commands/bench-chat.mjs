import { measureChat } from './bench/chat.mjs'
import { benchInBrowser } from './bench/in-browser.mjs'

/** Prints what a streamed answer costs the page it is shown on. Figures hold on a quiet machine only. */
await benchInBrowser('测量回答', (launch, during) => during(() => measureChat(launch)))
