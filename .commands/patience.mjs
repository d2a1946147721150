/** How long tests wait for what should come at once, in milliseconds: on a busy machine a second is soon gone. */
export const patienceMs = 10_000
