const hanPerMinute = 380
const wordsPerMinute = 220

/** Whole minutes a text takes to read, at least one. Han characters and Latin words both count. */
export function readingMinutes(text: string): number {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0
  const words = text.match(/[\p{Script=Latin}\d]+/gu)?.length ?? 0
  return Math.max(1, Math.round(han / hanPerMinute + words / wordsPerMinute))
}
