import { circle, path, rect } from '../svg.ts'

/** A hilltop pavilion, 180 wide, standing on y = 0. */
export const pavilion = (colour: string): string =>
  [
    path(
      'M-80-60C-58-61-42-70-31-85C-20-98-6-106 0-124C6-106 20-98 31-85C42-70 58-61 80-60' +
        'C85-61 88-66 91-73C90-59 80-51 66-51L-66-51C-80-51-90-59-91-73C-88-66-85-61-80-60Z',
      colour,
    ),
    circle([0, -127], 4.5, colour),
    ...[-46, -17, 17, 46].map((x) => rect(x - 2.6, -54, 5.2, 54, colour)),
    rect(-50, -18, 100, 3.4, colour),
    rect(-62, -6, 124, 14, colour),
  ].join('')

/** A walker in a straw hat, 100 tall, feet on y = 0. */
export const walker = (coat: string, dark: string): string =>
  [
    path('M-9 0L-6-26L0-26L-3 0ZM6 0L2-26L9-26L11-1Z', dark),
    path('M-17-16C-17-44-13-66-7-74L8-74C14-66 18-44 17-16C6-12-8-12-17-16Z', coat),
    circle([1, -82], 9, dark),
    path('M-25-83C-14-90-5-98 1-101C7-98 16-90 27-83C12-87-10-87-25-83Z', dark),
  ].join('')

/** The same walker, seen from behind under an oil-paper umbrella. */
export const underUmbrella = (shade: string, coat: string): string =>
  [
    path('M-8 0L-6-26L0-26L-2 0ZM4 0L2-26L8-26L9 0Z', coat),
    path('M-16-14C-16-42-12-64-7-72L8-72C13-64 17-42 16-14C6-10-8-10-16-14Z', coat),
    path(
      'M-46-78C-42-104-22-116 1-118C24-116 44-104 48-78C36-85 26-84 17-78C8-86-6-86-15-78' +
        'C-24-84-35-85-46-78Z',
      shade,
    ),
    rect(0, -126, 2.4, 12, coat),
  ].join('')
