type Cell = string | number

interface Column {
  name: string
  /** Digits after the point, for numbers. */
  digits?: number
}

/** What one subject measured. */
export interface Table {
  subject: string
  columns: readonly Column[]
  rows: readonly (readonly Cell[])[]
  notes?: readonly string[]
}

export function textOf({ subject, columns, rows, notes = [] }: Table): string {
  const cells = rows.map((row) => row.map((cell, index) => shown(cell, columns[index]?.digits)))
  const widths = columns.map(({ name }, index) =>
    Math.max(widthOf(name), ...cells.map((row) => widthOf(row[index] ?? ''))),
  )
  // Numbers stand under each other; words begin where their column begins.
  const line = (row: readonly string[]) =>
    row
      .map((cell, index) => {
        const space = ' '.repeat((widths[index] ?? 0) - widthOf(cell))
        return typeof rows[0]?.[index] === 'number' ? space + cell : cell + space
      })
      .join('  ')
      .trimEnd()
  return [
    `── ${subject}`,
    line(columns.map(({ name }) => name)),
    widths.map((width) => '─'.repeat(width)).join('  '),
    ...cells.map(line),
    ...notes,
    '',
  ].join('\n')
}

/** The same for programs: numbers as they were measured, by the names of their columns. */
export const dataOf = ({ subject, columns, rows, notes }: Table) => ({
  subject,
  rows: rows.map((row) => Object.fromEntries(columns.map(({ name }, index) => [name, row[index]]))),
  notes,
})

const shown = (cell: Cell, digits = 0) =>
  typeof cell === 'string'
    ? cell
    : cell.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })

const widthOf = (text: string) => [...text].length
