const kilo = 1024
const mega = kilo * kilo

/** A size as visitors read it (section 5.9): 10M, 2.4M, and 512k under one megabyte. */
export const sizeText = (bytes: number): string =>
  bytes < mega ? `${Math.min(kilo - 1, Math.ceil(bytes / kilo))}k` : `${Number((bytes / mega).toFixed(1))}M`
