/** The three steps of specification 2.15: fill in info, add team members, submit for review. */
export const steps = ['info', 'members', 'review'] as const
export type Step = (typeof steps)[number]

export const isStep = (value: unknown): value is Step => steps.some((step) => step === value)
