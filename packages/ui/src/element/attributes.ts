/** What an attribute of an element may hold. The table of these is also the story's controls and the README's list. */
export type Attribute =
  | { kind: 'string'; about: string }
  | { kind: 'boolean'; about: string }
  | { kind: 'number'; about: string; min?: number; max?: number }
  | { kind: 'choice'; about: string; choices: readonly string[] }
  | { kind: 'url'; about: string }

export type Attributes = Readonly<Record<string, Attribute>>

type Value<A extends Attribute> = A extends { kind: 'boolean' }
  ? boolean
  : A extends { kind: 'number' }
    ? number
    : A extends { choices: readonly (infer Choice)[] }
      ? Choice
      : string

type Camel<Name> = Name extends `${infer Head}-${infer Tail}` ? `${Head}${Capitalize<Camel<Tail>>}` : Name

/** The props that a table of attributes gives to its component: `course-url` arrives as `courseUrl`. */
export type AttributeProps<T extends Attributes> = {
  [Name in keyof T as Camel<Name>]?: Value<T[Name]> | undefined
}

/** Every element has these two. */
export const commonAttributes = {
  locale: { kind: 'choice', about: 'Language of all texts.', choices: ['zh-CN', 'en'] },
  theme: {
    kind: 'choice',
    about: 'Light, dark, or as the visitor’s system is set.',
    choices: ['light', 'dark', 'auto'],
  },
} as const satisfies Attributes

/** `course-url` → `courseUrl`. */
export const propName = (attribute: string): string =>
  attribute.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
