/** What the server's HTML was made from, handed to the client as JSON text. */
export interface PageState {
  today: string
  showsDemos: boolean
  languageSwitch: boolean
  logMode: 0 | 1
  replies: [path: string, input: object, reply: object][]
}

interface WrittenReply {
  path: string
  input: object
  /** Already JSON: it goes into the page as it came from the call. */
  json: string
}

export function stateText(
  facts: Omit<PageState, 'replies'>,
  replies: readonly WrittenReply[],
): string {
  const written = replies.map(
    ({ path, input, json }) => `[${JSON.stringify(path)},${JSON.stringify(input)},${json}]`,
  )
  return `{"replies":[${written.join(',')}],${JSON.stringify(facts).slice(1)}`
}

/** Null where no server rendered this page. */
export function readPageState(document: Document): PageState | null {
  const text = document.getElementById('state')?.textContent
  return text ? (JSON.parse(text) as PageState) : null
}
