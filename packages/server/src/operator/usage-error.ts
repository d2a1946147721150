import { StartError } from '../process/start-error'

/** A wrong command line, with one sentence about the right one. The process exits with 2 and changes nothing. */
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
