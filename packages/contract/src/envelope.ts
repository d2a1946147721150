/** The envelope of every answer (specification, section 7.5). */
export interface Envelope<T = unknown> {
  /** `success` or `00000`; anything else is an error code. */
  status: string
  data: T
  message: string
}

/** `data` of a rejected request: messages by the path of the field they concern. */
export interface FieldErrors {
  fields: Record<string, string>
}

/** Whether the status of an envelope is a success: `success` or `00000` (specification, section 7.5). */
export const isSuccess = (status: unknown): boolean => status === 'success' || status === '00000'

/** Whether a parsed answer has the shape of an envelope; `data` may be anything. */
export const isEnvelope = (value: unknown): value is Envelope =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Envelope).status === 'string' &&
  typeof (value as Envelope).message === 'string'
