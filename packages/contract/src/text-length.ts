/** Length as a person counts it: 𠮷 is one character, though two in UTF-16. */
export const atMost = (max: number) => (value: string) => [...value].length <= max
