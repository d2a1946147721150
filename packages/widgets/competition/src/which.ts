/** What stands behind the two buttons: the sign-up, and the upload of the plan. */
export type Which = 'sign-up' | 'plan'

export const isWhich = (value: unknown): value is Which => value === 'sign-up' || value === 'plan'
