import { mountLauncher } from './launcher'
import { start } from './start'

/** The tag of the floating box: with the launcher in it, the box is there one round trip earlier. */
start(window, 'help-box.js', async () => ({ mountLauncher }))
