import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { wallStyles } from './wall-styles.ts'
import css from './masonry.module.css'

const [flat, square, tall] = [
  { width: 3, height: 2 },
  { width: 1, height: 1 },
  { width: 3, height: 4 },
]
const sizes = [tall, flat, square, tall, flat, tall, square, flat, tall, flat]
const { wall, pieces } = wallStyles(sizes)

/** A wall of the right shape while the pictures are on their way. */
export const MasonrySkeleton = () => (
  <div className={css.wall} style={wall} aria-busy="true">
    {pieces.map((style, index) => (
      <div key={index} className={css.piece} style={style}>
        <Skeleton height="auto" radius="10px" className={css.picture} />
      </div>
    ))}
  </div>
)
