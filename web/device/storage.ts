/** Kept on this device. A storage that is full, forbidden or absent costs memory of it, nothing more. */
export const storage = {
  read(key: string): string | null {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  },
  write(key: string, value: string): void {
    try {
      localStorage.setItem(key, value)
    } catch {
      // Forgotten at the end of the visit, then.
    }
  },
}
