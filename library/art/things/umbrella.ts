import { mix } from '../colour.ts'
import type { Stage } from '../stage.ts'
import { circle, d, line, path } from '../svg.ts'

type Vector = readonly [number, number, number]
type View = { size: number; pitch: number; roll: number }

/** Turns a point of the umbrella (y up along its shaft) towards the viewer, then sideways. */
const project = ([x, y, z]: Vector, { size, pitch, roll }: View): Vector => {
  const [up, near] = [
    y * Math.cos(pitch) - z * Math.sin(pitch),
    y * Math.sin(pitch) + z * Math.cos(pitch),
  ]
  const [px, py] = [
    x * Math.cos(roll) + up * Math.sin(roll),
    -x * Math.sin(roll) + up * Math.cos(roll),
  ]
  return [px * size, -py * size, near]
}

const ribs = 20

/** A point on the canopy: `t` from the tip (0) to the rim (1). */
const onCanopy = (rib: number, t: number): Vector => {
  const angle = (rib / ribs) * Math.PI * 2
  return [Math.cos(angle) * t, 0.42 * (1 - t ** 1.7), Math.sin(angle) * t]
}

const panel = (i: number, from: number, to: number, view: View): string => {
  const at = (rib: number, t: number): string => {
    const [x, y] = project(onCanopy(rib, t), view)
    return d`${x} ${y}`
  }
  const steps = [0.25, 0.5, 0.75, 1].map((k) => from + (to - from) * k)
  return (
    `M${at(i, from)}L${steps.map((t) => at(i, t)).join('L')}` +
    `Q${at(i + 0.5, to * 0.975)} ${at(i + 1, to)}` +
    `L${[...steps]
      .reverse()
      .slice(1)
      .map((t) => at(i + 1, t))
      .join('L')}L${at(i + 1, from)}Z`
  )
}

type Patch = { rib: number; from: number; to: number }

/** The canopy bends, so each panel is cut into patches that face one way each. */
const patches: readonly Patch[] = Array.from({ length: ribs }, (_, rib) =>
  (
    [
      [0.02, 0.34],
      [0.34, 0.68],
      [0.68, 1],
    ] as const
  ).map(([from, to]) => ({ rib, from, to })),
).flat()

/** Whether the outside of a patch is turned to the viewer. */
const faces = ({ rib, from, to }: Patch, view: View): boolean => {
  const [ax, ay] = project(onCanopy(rib, from), view)
  const [bx, by] = project(onCanopy(rib, to), view)
  const [cx, cy] = project(onCanopy(rib + 1, to), view)
  return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax) > 0
}

const shaft = (view: View, colour: string): string => {
  const [top, grip] = [project([0, 0.3, 0], view), project([0, -1.15, 0], view)]
  const hold = project([0, -0.95, 0], view)
  return (
    line(d`M${top[0]} ${top[1]}L${grip[0]} ${grip[1]}`, colour, view.size * 0.026) +
    line(d`M${hold[0]} ${hold[1]}L${grip[0]} ${grip[1]}`, colour, view.size * 0.05)
  )
}

const tip = (view: View, colour: string): string => {
  const [base, end] = [project([0, 0.42, 0], view), project([0, 0.53, 0], view)]
  return (
    line(d`M${base[0]} ${base[1]}L${end[0]} ${end[1]}`, colour, view.size * 0.05) +
    circle([base[0], base[1]], view.size * 0.045, colour)
  )
}

const skin = (s: Stage, { rib, from, to }: Patch, view: View, colour: string): string => {
  const { ink, paper } = s.colours
  const shade = (Math.sin((rib / ribs) * Math.PI * 2 + 0.6) + 1) / 2
  const tint = mix(mix(colour, paper, 0.14), mix(colour, ink, 0.24), shade)
  const [a, b] = [project(onCanopy(rib, from), view), project(onCanopy(rib, to), view)]
  const fill = mix(tint, ink, (rib % 2) * 0.05)
  return (
    path(panel(rib, from, to, view), fill, {
      stroke: fill,
      'stroke-width': view.size * 0.004,
      'stroke-linejoin': 'round',
    }) + line(d`M${a[0]} ${a[1]}L${b[0]} ${b[1]}`, mix(tint, ink, 0.22), view.size * 0.005)
  )
}

/** Two painted rings and a bright hem, on the patches that carry them. */
const bands = (patch: Patch, view: View, colour: string): string => {
  if (patch.from < 0.3) return ''
  const rings =
    patch.to < 1
      ? panel(patch.rib, 0.57, 0.65, view)
      : panel(patch.rib, 0.69, 0.705, view) + panel(patch.rib, 0.955, 1, view)
  return path(rings, colour, { opacity: 0.75 })
}

/** An open oil-paper umbrella around its rim's centre; `size` is its radius. */
export const umbrella = (s: Stage, view: View, colour: string, band: string): string => {
  const wood = mix('#5f4321', s.colours.ink, 0.4)
  const outer = patches.filter((patch) => faces(patch, view))
  const inner = patches.filter((patch) => !faces(patch, view))
  const lining = ({ rib, from, to }: Patch): string =>
    path(panel(rib, from, to, view), mix(colour, s.colours.ink, 0.5), {
      stroke: wood,
      'stroke-width': view.size * 0.008,
      'stroke-linejoin': 'round',
    })
  const handleInFront = project([0, -1, 0], view)[2] > 0
  return [
    handleInFront ? '' : shaft(view, wood),
    ...inner.map(lining),
    handleInFront ? shaft(view, wood) : '',
    ...outer.map((patch) => skin(s, patch, view, colour)),
    ...outer.map((patch) => bands(patch, view, band)),
    tip(view, wood),
  ].join('')
}
