/** Where a picture hangs: its column, the heights above it in column widths, and how many they are. */
export interface Place {
  column: number
  above: number
  rank: number
}

export interface Size {
  width: number
  height: number
}

/** About how high a caption is, in column widths: only to judge which column is the shortest. */
const captionHeight = 0.2

/** Hangs each picture in the column that is the shortest so far; `ends` are the columns' lower ends. */
export function hang(
  sizes: readonly Size[],
  columns: number,
): { places: readonly Place[]; ends: readonly Place[] } {
  const ends: Place[] = Array.from({ length: columns }, (_, column) => ({
    column,
    above: 0,
    rank: 0,
  }))
  const length = ({ above, rank }: Place) => above + rank * captionHeight
  const places = sizes.map(({ width, height }) => {
    const place = ends.reduce((best, end) => (length(end) < length(best) ? end : best))
    const { column, above, rank } = place
    ends[column] = { column, above: above + height / width, rank: rank + 1 }
    return place
  })
  return { places, ends }
}
