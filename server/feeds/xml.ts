const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** Text inside XML. Characters that XML cannot hold at all are left out. */
export const xmlText = (text: string): string =>
  text
    // oxlint-disable-next-line no-control-regex -- these are the very characters to leave out
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/[&<>"']/g, (character) => escapes[character] ?? '')

/** An element with text in it. */
export const element = (name: string, text: string, attributes = ''): string =>
  `<${name}${attributes && ` ${attributes}`}>${xmlText(text)}</${name}>`
