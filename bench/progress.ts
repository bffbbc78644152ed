/** A word on what is under way, beside the tables: they alone go to the standard output. */
export function say(text: string): void {
  process.stderr.write(`${text} …\n`)
}
