/** A failure that the person at the keyboard can mend: printed as a sentence, without a stack. */
export class Trouble extends Error {
  name = 'Trouble'
}

/** Runs a command's body and turns what it throws into an exit code and, where possible, one sentence. */
export async function command(body) {
  try {
    const code = await body()
    if (typeof code === 'number') process.exitCode = code
  } catch (error) {
    console.error(error instanceof Trouble ? `\n[chuhai] ${error.message}` : error)
    process.exitCode = 1
  }
}
