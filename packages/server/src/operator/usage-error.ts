import { StartError } from '../process/start-error'

/** A command that is not written as it has to be, in one sentence that says how. It ends with 2, and nothing was done. */
export class UsageError extends StartError {
  override name = 'UsageError'

  /** `isUnknown`: it names a command, an option or a word that there is not. */
  constructor(
    message: string,
    readonly isUnknown = false,
  ) {
    super(message)
  }
}
