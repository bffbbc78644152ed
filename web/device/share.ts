/** The system's own share sheet where there is one, else the link on the clipboard. */
export async function shareLink(
  title: string,
  url: string,
): Promise<'shared' | 'copied' | 'dismissed'> {
  if (navigator.share) {
    return navigator.share({ title, url }).then(
      () => 'shared' as const,
      () => 'dismissed' as const,
    )
  }
  return navigator.clipboard.writeText(url).then(
    () => 'copied' as const,
    () => 'dismissed' as const,
  )
}
