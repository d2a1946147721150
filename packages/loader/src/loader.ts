import { type Launcher, start } from './start'

/** The tag for elements; the floating box comes as a second file, where it is asked for. */
start(window, 'loader.js', ({ load }) => load<Launcher>('launcher'))
