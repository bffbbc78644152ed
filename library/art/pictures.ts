import type { Picture } from './gathers.ts'
import { hills } from './pictures/hills.ts'
import { night } from './pictures/night.ts'
import { patterns } from './pictures/patterns.ts'
import { plants } from './pictures/plants.ts'
import { autumnAndWinter } from './pictures/terms-autumn-winter.ts'
import { springAndSummer } from './pictures/terms-spring-summer.ts'
import { things } from './pictures/things.ts'

/** The gallery: each picture is a specification that can be drawn, with its words. */
export const pictures: readonly Picture[] = [
  ...springAndSummer,
  ...autumnAndWinter,
  ...hills,
  ...things,
  ...plants,
  ...patterns,
  ...night,
]
