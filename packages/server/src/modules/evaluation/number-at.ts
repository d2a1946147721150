/** A number by its name; names come from a database, so that one may be called `constructor`. */
export const numberAt = (numbers: Record<string, number>, name: string | number | undefined): number =>
  name !== undefined && Object.hasOwn(numbers, name) ? (numbers[name] ?? 0) : 0
