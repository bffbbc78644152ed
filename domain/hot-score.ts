/** How long it takes to outweigh ten times as many reads: being this much newer. */
const tenfoldMs = 7 * 24 * 3600 * 1000

/** A like says more than a read. */
const readsPerLike = 10

/**
 * What the hot list is ordered by. It rises with the logarithm of attention and with the date,
 * so older pieces sink against newer ones without anyone counting again as time passes.
 */
export const hotScore = (reads: number, likes: number, createdAt: number): number =>
  Math.log10(1 + reads + readsPerLike * likes) + createdAt / tenfoldMs
