const storageKey = 'meiri.reloaded'
const againMs = 60_000

/** How Chrome, Safari and Firefox say that a module could not be fetched. */
const wordings =
  /ChunkLoadError|Failed to fetch dynamically imported module|Importing a module script failed|error loading dynamically imported module|Unable to preload CSS/i

/**
 * Code that is gone was most likely replaced by a deploy: one reload brings page and code of the
 * same build. Never twice in a row, so a real fault shows its message instead of a loop.
 */
export function recoverFromMissingCode(browser: Window, error: unknown, now: number): void {
  if (!wordings.test(String(error)) || !browser.navigator.onLine) return
  const last = Number(browser.sessionStorage.getItem(storageKey) ?? 0)
  if (now - last < againMs) return
  browser.sessionStorage.setItem(storageKey, String(now))
  browser.location.reload()
}
