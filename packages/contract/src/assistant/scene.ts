import { type InferOutput, number, object, string } from 'valibot'

/** Something to ask the assistant (specification, section 3); `logo` is an address, relative to the server. */
export const scene = object({ id: number(), name: string(), logo: string(), guideWords: string() })
export type Scene = InferOutput<typeof scene>
